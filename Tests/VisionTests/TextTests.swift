import CoreGraphics
import Foundation
import Testing

@testable import Vision

/// Text that is read in pictures.
@Suite @MainActor struct TextTests {
    private func read(_ image: CGImage, _ set: (VNRecognizeTextRequest) -> Void = { _ in }) throws -> [VNRecognizedTextObservation] {
        let request = VNRecognizeTextRequest()
        set(request)
        try VNImageRequestHandler(cgImage: image).perform([request])
        return try #require(request.results)
    }

    private func texts(_ observations: [VNRecognizedTextObservation]) -> [String?] {
        observations.map { $0.topCandidates(1).first?.string }
    }

    @Test func linesAreReadFromTheTopWithTheirPlaces() throws {
        let lines = try read(VisionPictures.text(["Hello World", "Order 4711"]))
        #expect(texts(lines) == ["Hello World", "Order 4711"])
        let (first, second) = (try #require(lines.first), try #require(lines.last))
        // 20 pixels from the left of 400; the first line is in the upper half of 200.
        #expect(abs(first.boundingBox.minX - 0.05) < 0.03 && first.boundingBox.minY > 0.6 && second.boundingBox.maxY < 0.5)
        #expect(first.confidence > 0.5 && first.topLeft.y > first.bottomLeft.y)
        #expect(first.topCandidates(1).count == 1 && first.topCandidates(0).isEmpty && first.topCandidates(99).count <= 10)
        let confidences = first.topCandidates(10).map(\.confidence)
        #expect(confidences == confidences.sorted(by: >))
    }

    @Test func partsOfALineHaveTheirPlaces() throws {
        let image = VisionPictures.text(["Hello World"])
        let line = try #require(try read(image).first)
        let text = try #require(line.topCandidates(1).first)
        let string = text.string
        func box(_ part: String) throws -> CGRect? {
            let range = try #require(string.range(of: part))
            return try text.boundingBox(for: range)?.boundingBox
        }
        let (first, word, other) = (try #require(try box("H")), try #require(try box("Hello")), try #require(try box("World")))
        // Words are told, not characters.
        #expect(first == word && word.maxX < other.minX)
        #expect(try box(" ") == nil)
        let all = try #require(try box(string))
        #expect(abs(all.minX - line.boundingBox.minX) < 1e-9 && abs(all.maxX - line.boundingBox.maxX) < 1e-9)
        // Where it was read quickly, characters are.
        let quick = try #require(try read(image) { $0.recognitionLevel = .fast }.first?.topCandidates(1).first)
        let range = try #require(quick.string.range(of: "H"))
        let letter = try #require(try quick.boundingBox(for: range)).boundingBox
        #expect(quick.string == "Hello World" && letter.width < word.width / 2)
    }

    @Test func onlyTheRegionOfInterestIsRead() throws {
        let image = VisionPictures.text(["Hello World", "Good Morning"])
        let lines = try read(image) { $0.regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 0.5) }
        #expect(texts(lines) == ["Good Morning"])
    }

    @Test func lowLinesAreLeftOutWhereTheAppSaysSo() throws {
        let image = VisionPictures.text(["Hello World"])
        #expect(VNRecognizeTextRequest().minimumTextHeight == 1.0 / 32)
        #expect(try read(image) { $0.minimumTextHeight = 0.5 }.isEmpty)
        #expect(try read(image) { $0.minimumTextHeight = 0.05 }.count == 1)
    }

    @Test func whereThereIsNoTextNoneIsRead() throws {
        #expect(try read(VisionPictures.text([])).isEmpty)
    }

    @Test func languagesAreThoseOfThisMachine() throws {
        let request = VNRecognizeTextRequest()
        #expect(try request.supportedRecognitionLanguages().contains("en-US"))
        #expect(request.recognitionLanguages == ["en-US"] && request.usesLanguageCorrection && request.recognitionLevel == .accurate)
        let installed = ["eng", "deu", "chi_sim"]
        #expect(TextLanguages.supported(installed: installed) == ["en-US", "de-DE", "zh-Hans"])
        #expect(try TextLanguages.names(for: ["de", "en-GB", "fr-FR"], installed: installed) == ["deu", "eng"])
        #expect(VisionPictures.error { _ = try TextLanguages.names(for: ["fr-FR"], installed: installed) } == .dataUnavailable)
        #expect(VisionPictures.error { _ = try TextLanguages.names(for: ["xx"], installed: installed) } == .invalidArgument)
        request.recognitionLanguages = ["xx"]
        let handler = VNImageRequestHandler(cgImage: VisionPictures.text([]))
        #expect(VisionPictures.error { try handler.perform([request]) } == .invalidArgument)
    }

    @Test func readersWithoutAndWithDictionariesRead() throws {
        let image = VisionPictures.text(["Hello World"])
        #expect(texts(try read(image) { $0.usesLanguageCorrection = false }) == ["Hello World"])
        #expect(texts(try read(image)) == ["Hello World"])
    }

    /// A line of three characters, two words.
    private var line: TextLine {
        func symbol(_ text: String, _ x: CGFloat, _ beginsWord: Bool, _ others: [(text: String, share: Float)] = []) -> TextLine.Symbol {
            TextLine.Symbol(text: text, box: CGRect(x: x, y: 0, width: 1, height: 1), beginsWord: beginsWord, others: others)
        }
        return TextLine(
            symbols: [symbol("I", 0, true, [("l", 0.5), ("1", 0.75)]), symbol("n", 1, false), symbol("A", 3, true, [("4", 0.25)])],
            confidence: 0.8)
    }

    @Test func candidatesDifferByOneCharacterTheLikeliestFirst() {
        let candidates = line.candidates(3)
        #expect(candidates.map(\.text) == ["In A", "1n A", "ln A"] && line.candidates(10).count == 4)
        #expect(abs(candidates[1].confidence - 0.6) < 0.001)
    }

    @Test func placesAreByWordsOrByCharacters() {
        let words = line.places(byCharacters: false, in: line.symbols)
        #expect(words.map(\.range) == [0..<2, 3..<4] && words[0].box == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(line.places(byCharacters: true, in: line.symbols).map(\.range) == [0..<1, 1..<2, 3..<4])
        // Chinese has no spaces between words.
        let box = CGRect.zero
        let chinese = TextLine(symbols: [.init(text: "你", box: box, beginsWord: true), .init(text: "好", box: box, beginsWord: true)])
        #expect(chinese.text == "你好")
    }
}
