import CTesseract
import CoreGraphics
import Foundation
import SampanCodes

/// Reads text, by Tesseract, which is loaded when it is first needed. One picture at a time.
final class TextRecognizer: @unchecked Sendable {
    static let shared = TextRecognizer()

    /// What a reader was made with.
    private struct Setup: Hashable {
        let languages: [String]
        let usesWords: Bool
    }

    /// The library's names: by its binary interface, and as distributions have it that count that otherwise.
    private static let libraries = ["libtesseract.so.5", "libtesseract.so"]
    /// Characters that the reader is less sure of are no text, in hundredths.
    private static let leastConfidence: Float = 30

    private let lock = NSLock()
    private var isPrepared = false
    private var functions: TesseractFunctions?
    private var installed: [String]?
    /// The reader that was used last: to make one takes longer than to read a line.
    private var reader: OpaquePointer?
    private var setup: Setup?

    private func prepare() throws -> TesseractFunctions {
        if !isPrepared {
            isPrepared = true
            functions = Self.libraries.lazy.compactMap { TesseractFunctionsLoad($0)?.pointee }.first
            // The library complains of readers that are left over when the process ends.
            if functions != nil { atexit { TextRecognizer.shared.lock.withLock { TextRecognizer.shared.forgetReader() } } }
        }
        guard let functions else { throw visionError(.dataUnavailable, "Tesseract 5, which reads text, is not on this machine.") }
        return functions
    }

    private func forgetReader() {
        if let reader { functions?.BaseAPIDelete(reader) }
        (reader, setup) = (nil, nil)
    }

    /// Tesseract's names of the languages that are there, looked for once.
    func installedLanguages() throws -> [String] {
        try lock.withLock {
            if let known = installed { return known }
            let functions = try prepare()
            // A reader of any language knows them. What tells how pages lie comes with the library, English by itself.
            let found = ["eng", "osd"].lazy.map { Self.languages(functions, $0) }.first { !$0.isEmpty } ?? []
            installed = found
            return found
        }
    }

    private static func languages(_ functions: TesseractFunctions, _ language: String) -> [String] {
        guard let reader = functions.BaseAPICreate() else { return [] }
        defer { functions.BaseAPIDelete(reader) }
        guard functions.BaseAPIInit3(reader, nil, language) == 0, let names = functions.BaseAPIGetAvailableLanguagesAsVector(reader) else {
            return []
        }
        defer { functions.DeleteTextArray(names) }
        var languages: [String] = []
        var name = names
        while let text = name.pointee {
            languages.append(String(cString: text))
            name += 1
        }
        return languages
    }

    private func reader(_ functions: TesseractFunctions, _ setup: Setup) throws -> OpaquePointer {
        if let reader, self.setup == setup { return reader }
        forgetReader()
        guard let made = functions.BaseAPICreate() else { throw visionError(.outOfMemory, "Tesseract could not be started.") }
        // Dictionaries are loaded with the language, or not at all.
        let isLoaded = Self.withStrings(setup.usesWords ? [] : ["load_system_dawg", "load_freq_dawg"]) { names in
            Self.withStrings(names.map { _ in "0" }) { values in
                functions.BaseAPIInit4(
                    made, nil, setup.languages.joined(separator: "+"), OEM_DEFAULT, nil, 0, &names, &values, names.count, 0) == 0
            }
        }
        guard isLoaded else {
            functions.BaseAPIDelete(made)
            throw visionError(.dataUnavailable, "Tesseract cannot read \(setup.languages.joined(separator: ", ")).")
        }
        // What characters may be besides.
        _ = functions.BaseAPISetVariable(made, "lstm_choice_mode", "2")
        (reader, self.setup) = (made, setup)
        return made
    }

    /// Calls with texts as C has them.
    private static func withStrings<Value>(_ texts: [String], _ body: (inout [UnsafeMutablePointer<CChar>?]) -> Value) -> Value {
        var strings = texts.map { strdup($0) }
        defer { strings.forEach { free($0) } }
        return body(&strings)
    }

    /// Reads the lines of a picture, from the top.
    ///
    /// - Parameters:
    ///   - languages: Tesseract's names of them.
    ///   - isFast: whether the picture is looked at once, and reduced if it is large.
    ///   - usesWords: whether the languages' words are taken into account.
    ///   - check: throws if nobody waits for the lines any more.
    func lines(
        in image: CGImage, languages: [String], isFast: Bool, usesWords: Bool, check: () throws -> Void
    ) throws -> [TextLine] {
        try lock.withLock {
            let functions = try prepare()
            let reader = try reader(functions, Setup(languages: languages, usesWords: usesWords))
            guard let picture = Self.picture(image, isFast: isFast), let grey = CodeReader.greyLevels(of: picture) else {
                throw visionError(.invalidImage, "The picture has no pixels.")
            }
            // Pages are read by their columns and lines; what is no page, wherever there is text.
            for layout in isFast ? [PSM_SPARSE_TEXT] : [PSM_AUTO, PSM_SPARSE_TEXT] {
                try check()
                let lines = try read(functions, reader, grey, picture.width, picture.height, layout)
                if !lines.isEmpty { return lines.sorted { $0.box.maxY > $1.box.maxY } }
            }
            return []
        }
    }

    /// The picture at the size that it is read at: letters of twenty to forty pixels are read best, which text of usual pictures then has.
    private static func picture(_ image: CGImage, isFast: Bool) -> CGImage? {
        let longest = CGFloat(max(image.width, image.height))
        let scale = isFast ? min(1, 1200 / longest) : min(max(1, 1600 / longest), 3, max(1, 4000 / longest))
        guard scale != 1 else { return image }
        let size = CGSize(width: (CGFloat(image.width) * scale).rounded(.up), height: (CGFloat(image.height) * scale).rounded(.up))
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(origin: .zero, size: size))
        return context?.makeImage()
    }

    private func read(
        _ functions: TesseractFunctions, _ reader: OpaquePointer, _ grey: [UInt8], _ width: Int, _ height: Int, _ layout: TessPageSegMode
    ) throws -> [TextLine] {
        functions.BaseAPISetPageSegMode(reader, layout)
        return try grey.withUnsafeBufferPointer { grey in
            functions.BaseAPISetImage(reader, grey.baseAddress, Int32(width), Int32(height), 1, Int32(width))
            defer { functions.BaseAPIClear(reader) }
            functions.BaseAPISetSourceResolution(reader, 150)
            guard functions.BaseAPIRecognize(reader, nil) == 0 else {
                throw visionError(.operationFailed, "Tesseract could not read the picture.")
            }
            guard let iterator = functions.BaseAPIGetIterator(reader) else { return [] }
            defer { functions.ResultIteratorDelete(iterator) }
            return Self.lines(functions, iterator, CGFloat(width), CGFloat(height))
        }
    }

    private static func lines(
        _ functions: TesseractFunctions, _ iterator: OpaquePointer, _ width: CGFloat, _ height: CGFloat
    ) -> [TextLine] {
        var lines: [TextLine] = []
        var isNewLine = true
        var isNewWord = true
        repeat {
            let page = functions.ResultIteratorGetPageIteratorConst(iterator)
            if functions.PageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { isNewLine = true }
            if functions.PageIteratorIsAtBeginningOf(page, RIL_WORD) != 0 { isNewWord = true }
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard functions.ResultIteratorConfidence(iterator, RIL_WORD) >= leastConfidence,
                functions.PageIteratorBoundingBox(page, RIL_SYMBOL, &left, &top, &right, &bottom) != 0,
                let characters = functions.ResultIteratorGetUTF8Text(iterator, RIL_SYMBOL)
            else { continue }
            defer { functions.DeleteText(characters) }
            let text = String(cString: characters)
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            if isNewLine { lines.append(TextLine(confidence: functions.ResultIteratorConfidence(iterator, RIL_TEXTLINE) / 100)) }
            let box = CGRect(
                x: CGFloat(left) / width, y: 1 - CGFloat(bottom) / height, width: CGFloat(right - left) / width,
                height: CGFloat(bottom - top) / height)
            lines[lines.count - 1].symbols.append(
                TextLine.Symbol(text: text, box: box, beginsWord: isNewWord, others: others(functions, iterator, than: text)))
            (isNewLine, isNewWord) = (false, false)
        } while functions.ResultIteratorNext(iterator, RIL_SYMBOL) != 0
        return lines
    }

    /// What a character may be besides.
    private static func others(
        _ functions: TesseractFunctions, _ iterator: OpaquePointer, than text: String
    ) -> [(text: String, share: Float)] {
        guard let choices = functions.ResultIteratorGetChoiceIterator(iterator) else { return [] }
        defer { functions.ChoiceIteratorDelete(choices) }
        var others: [(text: String, share: Float)] = []
        repeat {
            guard let characters = functions.ChoiceIteratorGetUTF8Text(choices) else { continue }
            let other = String(cString: characters)
            let share = functions.ChoiceIteratorConfidence(choices) / 100
            if other != text, !other.isEmpty, share >= 0.01 { others.append((other, share)) }
        } while functions.ChoiceIteratorNext(choices) != 0
        return others
    }
}
