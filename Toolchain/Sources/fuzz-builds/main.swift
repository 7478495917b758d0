// Builds projects whose names and links were chosen to make trouble, and looks at everything around the build's own folder.
//
//     fuzz-builds [--count N] [--seed S] [--kind project|scripts|folder|package] [--show N]
//
// Nothing is compiled: the text of a module's sources stands in each file that lowering, the compiler and the linker would write
// (`PlacedModule`), so the paths are those of a real build, and what was read of a source would be seen in the app.
import AppBuilder
import Foundation
import Fuzzing
import Shell
import XcodeProject

let fuzzer = Fuzzer()
let sandbox = try Sandbox()

// Where scripts cannot be confined, they may do what they like.
for variation in Variation.all where !variation.hasScripts || Confinement.version != nil {
    // The project itself has to be built, or nothing would be tried.
    do {
        try sandbox.unpack(variation.plain)
        try sandbox.build(variation)
    } catch {
        FileHandle.standardError.write(Data("\(variation.name): the project as it is was refused: \(error)\n".utf8))
        exit(1)
    }
    fuzzer.run(variation.name, input: { numbers, _ in Array(variation.text(&numbers).utf8) }) { bytes, _ in
        try sandbox.unpack(String(decoding: bytes, as: UTF8.self))
        try sandbox.build(variation)
    }
}
try sandbox.remove()
