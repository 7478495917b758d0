import Articles
import Foundation
import Testing

/// The article's scanner of QR codes, whole, with a camera that films a picture of ours.
@Suite(.serialized, .enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
struct ScannerListingTests {
    /// "https://example.org/sampan", as a QR code of version 2.
    private static let text = "https://example.org/sampan"
    /// The code's modules, one file with the capture's own tests.
    private static func modules() throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent("Tests/AVFoundationTests/code.txt"), encoding: .utf8)
    }

    /// Plays the scanner before a picture as large as the screen, with the code somewhere, in points.
    private func play(_ script: String, x: CGFloat, y: CGFloat, options: [String] = [], screen: String = "scanner") throws
        -> ListingApp.Play
    {
        let app = try ListingApp.shared.get()
        let modules = try Self.modules()
        let file = app.path("camera-\(UUID().uuidString).png")
        try Picture.write(file, width: 750, height: 1334) { context in
            context.setFillColor(.init(srgbRed: 1, green: 1, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 750, height: 1334))
            context.setFillColor(.init(srgbRed: 0, green: 0, blue: 0, alpha: 1))
            for (row, line) in modules.split(separator: "\n").enumerated() {
                for (column, character) in line.enumerated() where character == "#" {
                    let origin = CGPoint(x: x * 2 + CGFloat(column) * 8, y: y * 2 + CGFloat(row) * 8)
                    context.fill(CGRect(origin: origin, size: CGSize(width: 8, height: 8)))
                }
            }
        }
        let play = try app.play(script, options: ["--camera", file] + options, arguments: [screen])
        try #require(play.outcome.succeeded, "\(play.outcome.text)")
        return play
    }

    @Test func theOtherListingsArePartsOfTheFirst() throws {
        let documents = try #require(Documents.besideCheckout)
        let texts = try documents.listings(of: "qr-scan").map { try documents.text(of: $0) }
        func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        // All but a comment of the fifth.
        for text in [texts[1], texts[2], texts[3], texts[5]] { #expect(words(texts[0]).contains(words(text))) }
    }

    @Test func aCodeInTheWindowIsDecodedOnceAndEndsTheSession() throws {
        let play = try play("settle\nscreenshot a.png", x: 137, y: 283, options: ["--verbose"])
        #expect(play.lines.filter { $0.hasPrefix("decoded") } == ["decoded \(Self.text) true"], "\(play.outcome.text)")
        #expect(play.lines.filter { $0 == "sampan feedback: vibration" }.count == 1)
        #expect(!play.lines.contains("failed") && !play.lines.contains("denied"))

        // The camera's picture in the window, 300 points wide; nine tenths of black over the rest.
        let picture = try play.picture("a")
        #expect(picture.color(139, 285) == [0, 0, 0, 255] && picture.color(60, 420) == Picture.white)
        #expect(picture.isColor([25, 25, 25, 255], 20, 333) && picture.isColor([25, 25, 25, 255], 187, 100))
        // The window's corners are round.
        #expect(picture.isColor([25, 25, 25, 255], 38, 482.5, within: 40) && picture.color(187, 481) == Picture.white)
        // Corner marks 8 points inside: lines 4 wide and 24 long from round corners of 8, with round caps.
        let orange = [255, 149, 0, 255]
        for (x, y) in [(45.5, 210.0), (70.0, 191.5), (329.5, 210.0), (305.0, 191.5), (45.5, 460.0), (70.0, 475.5), (329.5, 460.0)] {
            #expect(picture.isColor(orange, x, y, within: 25) || picture.isColor([255, 128, 0, 255], x, y, within: 25), "\(x) \(y)")
        }
        #expect(picture.color(45.5, 230) == Picture.white && picture.color(55, 210) == Picture.white)
    }

    @Test func aCodeBesideTheWindowIsNotSeen() throws {
        let play = try play("settle", x: 10, y: 20)
        #expect(!play.outcome.text.contains("decoded"))
    }

    @Test func asPrintedTheWholePictureIsTheScanArea() throws {
        // The view's own layer is no preview there: nothing tells the output of a window.
        let play = try play("settle\nscreenshot a.png", x: 10, y: 20, screen: "plain-scanner")
        #expect(play.lines.contains("decoded \(Self.text) true"))
    }

    @Test func theScanLineMovesDownAndUpEveryTwoSeconds() throws {
        let script = """
            settle
            tap 5 5
            wait 1.8
            screenshot late.png
            wait 0.7
            screenshot up.png
            tap 5 5
            wait 2.2
            screenshot stopped.png
            """
        let play = try play(script, x: 137, y: 283)
        /// The line's middle: where orange begins left of the window.
        func line(_ picture: Picture) -> CGFloat? {
            stride(from: 170.0, to: 500, by: 0.5).first { picture.isColor(picture.color(33, $0), 33, $0) && picture.color(33, $0)[0] > 200 }
        }
        // Near the bottom, 300 points below y = 183.5, then on its way up, then back at the top and still.
        let late = try #require(line(try play.picture("late")))
        let up = try #require(line(try play.picture("up")))
        let stopped = try #require(line(try play.picture("stopped")))
        #expect(late > 470 && late < 484, "\(late)")
        #expect(up > 400 && up < 470, "\(up)")
        #expect(abs(stopped - 183.5) < 1, "\(stopped)")
    }

    @Test func appsThatDoNotSayWhatTheyFilmForAreEnded() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            import AVFoundation

            print("camera:", AVCaptureDevice.default(for: .video) != nil)
            if let camera = AVCaptureDevice.default(for: .video) { _ = try AVCaptureDeviceInput(device: camera) }
            print("filming")
            """, to: "Silent/main.swift")
        #expect(try sampan("run", "Silent").text.contains("camera: false\nfilming"))
        try Picture.write(sampan.path("white.png"), width: 30, height: 40, color: Picture.white)
        let run = try sampan("run", "Silent", "--camera", "white.png")
        #expect(run.status == 1 && run.text.contains("camera: true") && !run.text.contains("filming"), "\(run.text)")
        #expect(run.text.contains("must contain an NSCameraUsageDescription key"))
    }

    @Test func withoutACameraNothingIsTold() throws {
        let play = try ListingApp.shared.get().play("settle", arguments: ["scanner"])
        #expect(play.outcome.succeeded && !play.outcome.text.contains("decoded") && !play.outcome.text.contains("denied"))
    }
}
