import Foundation
import XcodeProject

/// Where the build keeps what it makes of a module.
struct ModulePlaces {
    /// The module's name.
    let name: FileName
    /// The folder of its target's state.
    let state: ConfinedFolder
    /// The folder of what other modules import.
    let modules: ConfinedFolder

    /// The folder of its lowered sources.
    var lowered: ConfinedFolder { state.folder("lowered") }

    /// The folder of its objects, and of the compiler's own notes.
    var objects: ConfinedFolder { state.folder("objects") }

    /// The folder of what other modules import when they are checked by Objective-C's rules.
    var checked: ConfinedFolder { modules.folder("checked") }

    /// What other modules import.
    var interface: ConfinedFile {
        get throws { modules.file(try made(of: name.text, suffix: ".swiftmodule")) }
    }

    /// The lowered form of a source. It has a name of its own: the compiler tells files apart by module and name, and the text says that it
    /// comes from the original. The file that a program begins in has the one that says so.
    func lowered(of source: String, isProgram: Bool) throws -> ConfinedFile {
        lowered.file(isProgram ? "main.swift" : try made(of: Files.name(source), suffix: ".lowered.swift"))
    }

    /// What lowering adds to the sources.
    var addition: ConfinedFile {
        get throws { lowered.file(try made(of: name.text, suffix: "+Lowering.swift")) }
    }

    /// What the compiler makes of a lowered source, by its suffix.
    func output(_ suffix: String, of lowered: String) throws -> String {
        objects.file(try made(of: Files.name(lowered), suffix: suffix)).path
    }

    /// The object of a module that is compiled as one.
    var wholeObject: String {
        get throws { objects.file(try made(of: name.text, suffix: ".o")).path }
    }

    /// A name with another suffix.
    private func made(of name: String, suffix: String) throws -> FileName {
        let made = (name as NSString).deletingPathExtension + suffix
        do { return try FileName(made) } catch {
            throw BuildError.unsupported("what is made of \"\(name)\" would be called \"\(made)\", \(error)")
        }
    }
}
