// Verifies a published log with the packages of Go's checksum database, of which nothing is ours:
// tiles, the checkpoint and an earlier one, the inclusion of every leaf, and proofs that we made.
// Arguments: verifier key, folder of the log, earlier checkpoint, file with leaves and proofs, and the
// verifier key of a witness, with which the note is opened once more.
package main

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

type folder string

func (f folder) Height() int { return height }

func (f folder) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range tiles {
		path := strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/", height), "tile/", 1)
		data, err := os.ReadFile(filepath.Join(string(f), path))
		if err != nil {
			return nil, err
		}
		all = append(all, data)
	}
	return all, nil
}

func (f folder) SaveTiles([]tlog.Tile, [][]byte) {}

type proved struct {
	Leaf  string
	Proof []string
}

func main() {
	verifier, err := note.NewVerifier(os.Args[1])
	must(err)
	newest := open(verifier, filepath.Join(os.Args[2], "checkpoint"))
	earlier := open(verifier, os.Args[3])
	reader := tlog.TileHashReader(newest, folder(os.Args[2]))
	root, err := tlog.TreeHash(newest.N, reader)
	must(err)
	if root != newest.Hash {
		fail("the tiles lead to another root")
	}
	consistency, err := tlog.ProveTree(newest.N, earlier.N, reader)
	must(err)
	must(tlog.CheckTree(consistency, newest.N, newest.Hash, earlier.N, earlier.Hash))
	file, err := os.ReadFile(os.Args[4])
	must(err)
	var leaves []proved
	must(json.Unmarshal(file, &leaves))
	if int64(len(leaves)) != newest.N {
		fail("another number of leaves")
	}
	for n, leaf := range leaves {
		hash := tlog.RecordHash([]byte(leaf.Leaf))
		proof, err := tlog.ProveRecord(newest.N, int64(n), reader)
		must(err)
		must(tlog.CheckRecord(proof, newest.N, newest.Hash, int64(n), hash))
		var ours tlog.RecordProof
		for _, text := range leaf.Proof {
			node, err := tlog.ParseHash(text)
			must(err)
			ours = append(ours, node)
		}
		must(tlog.CheckRecord(ours, newest.N, newest.Hash, int64(n), hash))
	}
	signed, err := os.ReadFile(filepath.Join(os.Args[2], "cosigned-checkpoint"))
	must(err)
	cosigned, err := note.Open(signed, note.VerifierList(verifier, newWitness(os.Args[5])))
	must(err)
	fmt.Printf("%d leaves, %d earlier, %d signatures\n", newest.N, earlier.N, len(cosigned.Sigs))
}

// A witness in the terms of the note package: its algorithm (C2SP tlog-cosignature) is not built in.
type witness struct {
	name string
	hash uint32
	key  ed25519.PublicKey
}

func newWitness(vkey string) witness {
	parts := strings.SplitN(vkey, "+", 3)
	hash, err := strconv.ParseUint(parts[1], 16, 32)
	must(err)
	key, err := base64.StdEncoding.DecodeString(parts[2])
	must(err)
	return witness{parts[0], uint32(hash), key[1:]}
}

func (w witness) Name() string    { return w.name }
func (w witness) KeyHash() uint32 { return w.hash }
func (w witness) Verify(msg, sig []byte) bool {
	if len(sig) != 8+ed25519.SignatureSize {
		return false
	}
	head := fmt.Sprintf("cosignature/v1\ntime %d\n", binary.BigEndian.Uint64(sig))
	return ed25519.Verify(w.key, append([]byte(head), msg...), sig[8:])
}

// A checkpoint differs from the tree of the checksum database in its first line, the name of the log.
func open(verifier note.Verifier, path string) tlog.Tree {
	signed, err := os.ReadFile(path)
	must(err)
	opened, err := note.Open(signed, note.VerifierList(verifier))
	must(err)
	name, rest, _ := bytes.Cut([]byte(opened.Text), []byte("\n"))
	if string(name) != verifier.Name() {
		fail("the note is of another log")
	}
	tree, err := tlog.ParseTree(append([]byte("go.sum database tree\n"), rest...))
	must(err)
	return tree
}

func must(err error) {
	if err != nil {
		fail(err.Error())
	}
}

func fail(why string) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(1)
}
