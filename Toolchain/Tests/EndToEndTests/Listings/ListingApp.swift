import Articles
import Foundation
import Shell

/// An app of the articles' listings, assembled, built and played as a person's would be.
final class ListingApp {
    /// The articles whose listings each have a screen.
    private static let articles = ["cashapelayer-p1", "cashapelayer-p2", "animation-p1", "animation-p2", "animation-p3"]
    /// The device that it is shown on: few pixels, so that frames are written quickly.
    static let device = "iPhone SE (3rd generation)"
    static let scale: CGFloat = 2

    /// Assembled once for all tests.
    static let shared = Result { try ListingApp() }

    private let sampan: Sampan

    private init() throws {
        sampan = try Sampan()
        guard let documents = Documents.besideCheckout else { throw CocoaError(.fileNoSuchFile) }
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../ListingApp")
        try FileManager.default.copyItem(at: fixtures.standardizedFileURL, to: URL(fileURLWithPath: sampan.path("Listings")))
        for article in Self.articles {
            for listing in documents.listings(of: article) { try write(listing, from: documents) }
        }
        try writeSlider(from: documents)
        try writeScanner(from: documents)
    }

    // MARK: Assembly

    private func write(_ listing: Listing, from documents: Documents) throws {
        let text = try documents.text(of: listing)
        switch listing.id {
        case "cashapelayer-p1-01":
            try write(listing, text)
            try write(listing, text.replacingOccurrences(of: "//        path.close()", with: "path.close()"), variant: "-closed")
        case "cashapelayer-p2-08":
            try write(listing, text)
            for cap in ["butt", "square"] {
                try write(listing, text.replacingOccurrences(of: ".round", with: ".\(cap)"), variant: "-\(cap)")
            }
        case "cashapelayer-p2-11":
            let names = ["circleShapeLayer1", "circleShapeLayer2", "circleShapeLayer3"]
            let ending = names.enumerated().map { "show(\($1), .circle, y: CGFloat(100 + \($0) * 160))" }
            try write(listing, text, ending: ending.joined(separator: "\n"))
        case "animation-p2-02":
            // The second half alone as well: after the first there is nothing left for it to move.
            let halves = text.components(separatedBy: "//Autoreverse")
            guard halves.count == 2 else { throw Complaint("\(listing.id) has no two halves") }
            try write(listing, text)
            try write(listing, halves[0], variant: "-repeat")
            try write(listing, halves[1], variant: "-autoreverse")
        case "animation-p2-04":
            // Its context: the block of the listing before.
            let outer = try documents["animation-p2-03"].map(documents.text) ?? ""
            try write(listing, outer.replacingOccurrences(of: "//add keyframes", with: text))
        default: try write(listing, text)
        }
    }

    private func write(_ listing: Listing, _ text: String, variant: String = "", ending: String = "") throws {
        let source = listing.classSource(text, variant: variant, ending: ending)
        try sampan.write(source, to: "Listings/Articles/\(listing.id)\(variant).swift")
    }

    /// The slider's listings use each other's private members: one file but for its use.
    private func writeSlider(from documents: Documents) throws {
        let texts = try documents.listings(of: "twslider").map { try documents.text(of: $0) }
        try sampan.write("import UIKit\n\n" + texts.dropLast().joined(separator: "\n\n"), to: "Listings/Articles/TWSlider.swift")
        try sampan.write("import UIKit\n\n" + (texts.last ?? ""), to: "Listings/Articles/ViewController.swift")
        let images: [(String, Int, Int, Picture.Color)] = [
            ("ic_sliderButton", 16, 16, [200, 0, 0, 255]), ("ic_rangeView", 24, 29, [0, 100, 0, 255]),
            ("ic_rangeMidView", 49, 29, [100, 0, 100, 255]), ("ic_segmentUnSelected", 4, 4, [0, 0, 0, 255]),
        ]
        let information = "\"info\": {\"author\": \"xcode\", \"version\": 1}"
        try sampan.write("{\(information)}", to: "Listings/Assets.xcassets/Contents.json")
        for (name, width, height, color) in images {
            let folder = "Listings/Assets.xcassets/\(name).imageset"
            let entry = "{\"filename\": \"\(name).png\", \"idiom\": \"universal\", \"scale\": \"1x\"}"
            try sampan.write("{\"images\": [\(entry)], \(information)}", to: "\(folder)/Contents.json")
            try Picture.write(sampan.path("\(folder)/\(name).png"), width: width, height: height, color: color)
        }
    }

    /// The scanner's first listing is whole; the others are parts of it, which have to compile in their own places, too.
    private func writeScanner(from documents: Documents) throws {
        let listings = documents.listings(of: "qr-scan")
        let texts = try listings.map { try documents.text(of: $0) }
        guard texts.count == 6 else { throw Complaint("qr-scan has \(texts.count) listings") }
        try sampan.write(texts[0], to: "Listings/Articles/QRScanCustomView.swift")
        // The properties and helpers that the article's class has around listings 4 and 5.
        let helpers = try [114...127, 216...221, 384...391].map { try documents.text(of: listings[0], lines: $0) }.joined(separator: "\n")
        let source = """
            import AVFoundation
            import UIKit

            class Listing_qr_scan_02: UIView {
            \(texts[1])
            }

            class Listing_qr_scan_03: UIView {
            \(listings[2].prelude ?? "")
            \(texts[2])
            }

            class Listing_qr_scan_05: UIView, AVCaptureMetadataOutputObjectsDelegate {
            \(texts[1])
            \(helpers)
            func commonInit() {
            \(texts[3])
            \(texts[4])
            }
            }
            """
        try sampan.write(source, to: "Listings/Articles/ScannerParts.swift")
        try sampan.write(Self.information, to: "Listings/Info.plist")
    }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>NSCameraUsageDescription</key><string>Codes are read.</string></dict></plist>
        """

    // MARK: Playing

    /// Where a file of the tests' own can be put.
    func path(_ name: String) -> String { sampan.path(name) }

    /// What an app's run gave.
    struct Play {
        let outcome: Command.Outcome
        fileprivate let folder: String

        /// A picture that the script took.
        func picture(_ name: String) throws -> Picture { try Picture(file: "\(folder)/\(name).png", scale: ListingApp.scale) }

        /// The lines that the app printed, in order.
        var lines: [String] { outcome.text.split(separator: "\n").map(String.init) }
    }

    /// Runs the app with a script; it is built the first time.
    func play(_ script: String, options: [String] = [], arguments: [String]) throws -> Play {
        let folder = "play-\(UUID().uuidString)"
        let text = script.replacingOccurrences(of: "screenshot ", with: "screenshot \(sampan.path(folder))/")
        try sampan.write(text, to: "\(folder)/script.txt")
        let options = options + ["--host", "headless", "--device", Self.device, "--script", "\(folder)/script.txt"]
        let outcome = try sampan(["run", "Listings"] + options + ["--"] + arguments)
        return Play(outcome: outcome, folder: sampan.path(folder))
    }

    /// Shows listings one after the other, each for some time with pictures named "LISTING@TIME".
    func play(_ screens: [(name: String, times: [Double])]) throws -> Play {
        var script: [String] = []
        for (name, times) in screens {
            script += ["tap 5 5", "wait 0.1", "tap 5 5"]
            var now = 0.0
            for time in times {
                if time > now { script.append("wait \(time - now)") }
                script.append("screenshot \(name)@\(time).png")
                now = time
            }
            script.append("tap 5 5")
        }
        return try play(script.joined(separator: "\n"), arguments: screens.map(\.name))
    }
}
