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
    let context: String
    let prelude: String?
    let fix: [Fix]?

    /// The folder of articles; `nil` where it is not beside the checkout.
    static let folder: URL? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardizedFileURL
        let folder = root.appendingPathComponent("../shared").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("listings.json").path) ? folder : nil
    }()

    /// Why tests of listings are passed over.
    static let absence = "no ../shared/listings.json beside the checkout"

    /// The listings of one article, in its order.
    static func all(of article: String, in folder: URL) throws -> [Listing] {
        let data = try Data(contentsOf: folder.appendingPathComponent("listings.json"))
        return try JSONDecoder().decode([Listing].self, from: data).filter { $0.article == article }
    }

    /// Some lines of the article's file, which are counted from 1.
    func lines(_ range: ClosedRange<Int>, in folder: URL) throws -> String {
        let name = URL(fileURLWithPath: file).lastPathComponent
        let article = try String(contentsOf: folder.appendingPathComponent("seeds/\(name)"), encoding: .utf8)
        return article.components(separatedBy: "\n")[(range.lowerBound - 1)..<range.upperBound].joined(separator: "\n")
    }

    /// The text of the article, with the fixes that the list names.
    func text(in folder: URL) throws -> String {
        var text = try lines(start...end, in: folder)
        for fix in fix ?? [] {
            guard text.contains(fix.find) else { throw Unreadable(description: "\(id): \"\(fix.find)\" is not in the listing") }
            text = text.replacingOccurrences(of: fix.find, with: fix.replace)
        }
        return text
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }
}

extension Listing {
    /// A class with a listing in the place that its context names: members of a view, or statements of a controller's method `run`.
    ///
    /// - Parameter ending: what is done with the listing's own variables.
    func classSource(_ text: String, variant: String = "", ending: String = "") -> String {
        let name = "Listing_" + (id + variant).replacingOccurrences(of: "-", with: "_")
        guard context.hasPrefix("members") else {
            let members = prelude ?? ""
            return "import UIKit\n\nclass \(name): UIViewController {\n\(members)\nfunc run() {\n\(text)\n\(ending)\n}\n}\n"
        }
        let method = text.firstMatch(of: #/func (\w+)\(\)/#).map { "\($0.output.1)()" } ?? ""
        return "import UIKit\n\nclass \(name): UIView, DrawingView {\n\(text)\nfunc run() { \(method) }\n}\n"
    }
}
