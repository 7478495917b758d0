import SwiftParser
import SwiftSyntax

/// The interface of a module as Apple's compiler would see it: made of the one that the toolchain prints of the module that is there
/// (`swift-synthesize-interface`), which says neither what Objective-C sees nor is a text that the compiler takes back.
///
/// - Stored properties and subscripts get the accessors that they have; what cannot be written of others (`private(set)`, a constant's
///   getter, an alias for a hidden type, what is printed twice) goes, and what is not printed comes: inherited initializers, raw values.
/// - A class whose superclass is Objective-C's shows it its members; so are the protocols of such classes Objective-C's, with the
///   requirements optional that the sources mark so, and enumerations of whole numbers.
/// - Structures stand for those that C has at Apple: they can be handed to Objective-C (`SampanCStructure`).
/// - What stands in the place of Foundation's (`// replaces Foundation`), Foundation has not.
struct CheckInterface {
    let module: String
    /// The modules that can be imported: those that there are interfaces of, and Swift's own.
    let modules: Set<String>
    /// What the module's sources say of it; `nil` for Foundation's modules.
    let summary: ModuleSummary?

    /// The text, without what makes it an interface file.
    func text(printed: String, _ knowledge: inout CheckKnowledge) -> String {
        let bytes = Array(printed.utf8)
        let tree = Parser.parse(source: printed)
        let names = DeclaredNames(viewMode: .sourceAccurate)
        names.walk(tree)
        names.close(over: &knowledge, optional: optionalRequirements, isFoundation: summary == nil)
        let editor = InterfaceEditor(self, knowledge)
        editor.walk(tree)
        knowledge.replacedSuperclasses.merge(editor.replacedSuperclasses) { first, _ in first }
        let structures = editor.structures.map { "extension \($0): Foundation.SampanCStructure {}\n" }.joined()
        let informal = editor.informal.isEmpty ? "" : "extension NSObject {\n" + editor.informal.map { "    \($0)\n" }.joined() + "}\n"
        return String(decoding: editor.edits.apply(to: bytes).text, as: UTF8.self) + "\n" + structures + informal
    }

    /// The names of the optional requirements, by protocol.
    var optionalRequirements: [String: Set<String>] {
        (summary?.protocols ?? [:]).mapValues { Set($0.requirements.filter(\.isOptional).map(\.name)) }.filter { !$0.value.isEmpty }
    }

    /// Whether whoever imports the module sees another with it.
    func exports(_ name: String) -> Bool {
        if let framework = summary?.framework {
            // The parts of Foundation are one for the check.
            let parts = Set(CheckInterfaces.foundationParts)
            return framework.exports.contains { $0 == name || (name == "Foundation" && parts.contains($0)) }
        }
        return module == "Foundation"
    }
}
