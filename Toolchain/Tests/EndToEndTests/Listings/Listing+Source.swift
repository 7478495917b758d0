import Articles
import Foundation

extension Documents {
    /// The articles; `nil` where they are not beside the checkout.
    static let besideCheckout: Documents? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardizedFileURL
        return try? Documents(besideCheckout: root)
    }()
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
