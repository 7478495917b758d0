import Foundation

/// A listing of an article, as `listings.json` beside the checkout has it.
struct Listing: Decodable {
    struct Fix: Decodable {
        let find: String
        let replace: String
    }

    let id: String
    let article: String
    let file: String
    let start: Int
    let end: Int
    let language: String
    let context: String
    let prelude: String?
    let fix: [Fix]?
    let imports: [String]?

    /// The folder of articles; `nil` where it is not beside the checkout.
    static let folder: URL? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
        let folder = root.appendingPathComponent("../shared").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("listings.json").path) ? folder : nil
    }()

    static func all(in folder: URL) throws -> [Listing] {
        try JSONDecoder().decode([Listing].self, from: Data(contentsOf: folder.appendingPathComponent("listings.json")))
    }

    /// The text of the article, without common indentation, and with the fixes that the list names.
    func text(in folder: URL) throws -> String {
        let name = URL(fileURLWithPath: file).lastPathComponent
        let article = try String(contentsOf: folder.appendingPathComponent("seeds/\(name)"), encoding: .utf8)
        let lines = article.components(separatedBy: "\n")[(start - 1)..<end]
        let margin = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        var text = lines.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }.joined(separator: "\n")
        for fix in fix ?? [] { text = text.replacingOccurrences(of: fix.find, with: fix.replace) }
        return text
    }

    /// The name of the class that the listing is put in.
    var className: String { "Listing_" + id.replacingOccurrences(of: "-", with: "_") }

    /// Whether the listing can be put in a class of its own, so that many are compiled together.
    var isPart: Bool { context.hasPrefix("members") || context.hasPrefix("statements") }

    /// A source file with the listing in its context, and a check of what it did.
    func source(_ text: String, check: String?) -> String {
        let imports = Set(["UIKit"] + (imports ?? [])).sorted().map { "import \($0)" }.joined(separator: "\n")
        let prelude = prelude ?? ""
        let belongsToSelf = prelude.contains("of self")
        let body =
            if context.hasPrefix("members") {
                "\(prelude)\n\(text)\nfunc run() {\n\(check ?? "")\n}"
            } else {
                "\(belongsToSelf ? prelude : "")\nfunc run() {\n\(belongsToSelf ? "" : prelude)\n\(text)\n\(check ?? "")\n}"
            }
        let superclass = context.contains("UIView subclass") ? "UIView" : "UIViewController"
        return "\(imports)\n@MainActor final class \(className): \(superclass) {\n\(body)\n}\n"
    }
}
