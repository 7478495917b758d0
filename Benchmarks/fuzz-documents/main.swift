// Feeds damaged storyboards, asset catalogs, data models and trained models to their parsers.
//
//     fuzz-documents [--count N] [--seed S] [--kind storyboard|assets|model|compiled-model|mapping|trained-model]
import SampanAssetCatalog
import SampanDataModel
import Foundation
import Fuzzing
import SampanInterfaceBuilder
import SampanTrainedModel

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

let modelPieces = [
    "Integer 16", "Transformable", "Composite", "Address", "Item", "List", "parentEntity=\"Item\"", "<entity name=\"X\">", "</entity>",
    "<composite name=\"X\">", "composite=\"Place\"", "attributeType=\"Composite\"", "inverseName=\"items\"", "defaultValueString=\"",
    "derived=\"YES\"",
]

fuzzer.run("model", seeds: Seeds.models, pieces: modelPieces) { bytes, _ in
    let reading = DataModel.read(Data(bytes), name: "Fuzz", file: URL(fileURLWithPath: "/Fuzz.xcdatamodel/contents"))
    guard let model = reading.model else { throw Refusal() }
    // What is read without an error can be compiled, and is the same afterwards.
    let compiled = try CompiledDataModel.encode(model)
    guard try CompiledDataModel.decode(compiled, file: "Fuzz.mom") == model else { fatalError("a model changed when it was compiled") }
}

fuzzer.run(
    "compiled-model", seeds: try Seeds.compiledModels(),
    pieces: ["\"Item\"", "\"parentName\":\"Item\",", "{\"_0\":", "[[", "SampanDataModel 1\n"]
) { bytes, _ in
    _ = try CompiledDataModel.decode(Data(bytes), file: "Fuzz.mom")
}

fuzzer.run("mapping", seeds: Seeds.mappings, pieces: ["XDDEVENTITYMAPPING", "idrefs=\"z1 z2 z3\"", "id=\"z2\"", "$source."]) { bytes, _ in
    let file = URL(fileURLWithPath: "/Fuzz.xcmappingmodel/xcmapping.xml")
    let reading = MappingModel.read(Data(bytes), name: "Fuzz", file: file) { .keyPath(.variable("source"), "\($0.count)") }
    guard let model = reading.model else { throw Refusal() }
    let compiled = try CompiledMappingModel.encode(model)
    guard try CompiledMappingModel.decode(compiled, file: "Fuzz.cdm") == model else { fatalError("a mapping changed when it was compiled") }
}

fuzzer.run("trained-model", seeds: Seeds.trainedModels, pieces: ["\u{1}", "\u{7F}", "\u{12}\u{0}", "\u{2}\u{8}\u{1}"]) { bytes, _ in
    _ = try TrainedModel(reading: bytes)
}

try? FileManager.default.removeItem(at: scratch)

/// A document that has errors, each told with its line.
struct Refusal: Error {}
