// Feeds damaged storyboards and asset catalogs to their parsers.
//
//     fuzz-documents [--count N] [--seed S] [--kind storyboard|assets]
import SampanAssetCatalog
import Foundation
import Fuzzing
import SampanInterfaceBuilder

let fuzzer = Fuzzer()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-documents-\(getpid())")

fuzzer.run("storyboard", seeds: Seeds.storyboards) { bytes, _ in
    let document = try IBDocument.read(Data(bytes), name: "Fuzz.storyboard")
    document.localize(with: ["l.text": "x", "b.normalTitle": "y", "sg.segmentTitles[0]": "z"])
}

fuzzer.run("assets", seeds: Seeds.contents.map(\.bytes)) { bytes, index in
    let catalog = scratch.appendingPathComponent("Assets.xcassets")
    let set = catalog.appendingPathComponent("x.\(Seeds.contents[index].kind)")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(bytes).write(to: set.appendingPathComponent("Contents.json"))
    try Data("a".utf8).write(to: set.appendingPathComponent("a.png"))
    let output = scratch.appendingPathComponent("out")
    _ = try AssetCatalog.compile(catalogs: [catalog], into: output)
    let compiled = try CompiledCatalog(url: output)
    _ = compiled.image(named: "x", for: AssetTraits(scale: 2, luminosity: .dark))
    _ = compiled.color(named: "x", for: AssetTraits())
    try FileManager.default.removeItem(at: set)
}

try? FileManager.default.removeItem(at: scratch)
