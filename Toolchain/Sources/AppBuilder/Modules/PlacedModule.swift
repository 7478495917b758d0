import Foundation
import XcodeProject

/// A module that is not compiled: the text of its sources stands in each file that lowering and the compiler would write.
///
/// By it tests see where a build writes and what it reads, thousands of times in the time of one compilation.
enum PlacedModule {
    /// Writes the files; returns the objects.
    static func make(sources: [SourceFile], places: ModulePlaces, isWhole: Bool, isLibrary: Bool) throws -> [String] {
        var all = Data()
        var objects: [String] = []
        for source in sources {
            let text = try Files.read(source.path)
            all += text
            let lowered = try places.lowered(of: source.path, isProgram: source.isProgram)
            try lowered.write(text)
            if isWhole { continue }
            objects.append(try places.output(".o", of: lowered.path))
            try text.write(to: URL(fileURLWithPath: try prepared(places.objects, objects[objects.count - 1])))
        }
        try places.addition.write("")
        if isLibrary { try places.interface.write(all) }
        if isWhole {
            objects = [try places.wholeObject]
            try all.write(to: URL(fileURLWithPath: try prepared(places.objects, objects[0])))
        }
        return objects
    }

    /// Links: all objects, one behind the other.
    static func link(_ objects: [String], to file: ConfinedFile) throws {
        try file.prepare()
        try file.write(try objects.reduce(into: Data()) { $0 += try Files.read($1) })
    }

    /// The compiler finds the folder made, and writes to the path as it is.
    private static func prepared(_ folder: ConfinedFolder, _ path: String) throws -> String {
        try folder.make()
        return path
    }
}
