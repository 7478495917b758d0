// Says how far the articles' listings and claims hold: builds the listings in their contexts and runs the tests of Tests/Conformance.
//
//     conformance [--sampan PROGRAM] [ARTICLE …]
//
// Run in the checkout's folder, whose own command is used unless another is named. The exit code is 1 if something fails that pending.md does not name, or holds that it names.
import Articles
import Foundation
import Shell

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
var arguments = Array(CommandLine.arguments.dropFirst())
var program = root.appendingPathComponent("bin/sampan").path
if let place = arguments.firstIndex(of: "--sampan"), place + 1 < arguments.count {
    program = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}

do {
    guard let documents = try Documents(besideCheckout: root) else {
        print("conformance: skipped, for there is no ../shared/listings.json beside the checkout")
        exit(0)
    }
    let check = try Check(root: root, documents: documents, sampan: program)
    exit(try check.run(articles: Set(arguments)) ? 0 : 1)
} catch {
    print("conformance: \(error)")
    exit(2)
}
