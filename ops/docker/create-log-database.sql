-- The log has a database of its own, so that long transactions of the other do not slow it down.
create database parvis_log owner parvis;
