import CoreGraphics
import Foundation

/// The first revision.
public let VNRecognizeTextRequestRevision1 = 1
/// The second revision.
public let VNRecognizeTextRequestRevision2 = 2
/// The third revision.
public let VNRecognizeTextRequestRevision3 = 3

/// What counts more where text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// That it is right. Places are told by words.
    case accurate = 0
    /// That it is soon there. Places are told by characters.
    case fast = 1
}

/// Reads the text in a picture. See https://developer.apple.com/documentation/vision/vnrecognizetextrequest.
///
/// Tesseract reads; each of its languages is a package of the system (`tesseract-ocr-deu`). Custom words and the search for the text's own
/// language are left out.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The revisions that there are. They differ in what they read at Apple; here they read the same.
    open override class var supportedRevisions: IndexSet { IndexSet(VNRecognizeTextRequestRevision1...VNRecognizeTextRequestRevision3) }

    /// Returns the languages that can be read on this machine, as `en-US`.
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] {
        guard supportedRevisions.contains(requestRevision) else {
            throw visionError(.unsupportedRevision, "VNRecognizeTextRequest has no revision \(requestRevision).")
        }
        return try TextLanguages.supported(installed: TextRecognizer.shared.installedLanguages())
    }

    /// Returns the languages that can be read on this machine, as `en-US`.
    open func supportedRecognitionLanguages() throws -> [String] {
        try Self.supportedRecognitionLanguages(for: recognitionLevel, revision: revision)
    }

    /// The languages that the text is in, the likeliest first. Performing the request fails if none of them can be read on this machine.
    open var recognitionLanguages = ["en-US"]
    /// What counts more.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Whether what is read is compared with the words of the language.
    open var usesLanguageCorrection = true

    private var leastHeight: Float?
    /// Lines that are less high, as a part of the region's height, are left out. At Apple it is a 32nd to begin with, and lower lines are read
    /// none the less: it is followed once the app has set it.
    open var minimumTextHeight: Float {
        get { leastHeight ?? 1 / 32 }
        set { leastHeight = newValue }
    }

    /// The lines that were found, from the top; `nil` before the request was performed.
    open var results: [VNRecognizedTextObservation]? { observations as? [VNRecognizedTextObservation] }

    override func fresh() -> VNRequest { VNRecognizeTextRequest(completionHandler: completionHandler) }

    override func take(_ copy: VNRequest) {
        super.take(copy)
        guard let copy = copy as? VNRecognizeTextRequest else { return }
        (copy.recognitionLanguages, copy.recognitionLevel) = (recognitionLanguages, recognitionLevel)
        (copy.usesLanguageCorrection, copy.leastHeight) = (usesLanguageCorrection, leastHeight)
    }

    override func observations(in picture: VisionPicture) throws -> [VNObservation] {
        let part = try region(of: picture)
        let recognizer = TextRecognizer.shared
        let languages = try TextLanguages.names(for: recognitionLanguages, installed: recognizer.installedLanguages())
        let lines = try recognizer.lines(
            in: part, languages: languages, isFast: recognitionLevel == .fast, usesWords: usesLanguageCorrection,
            check: checkCancellation)
        return lines.filter { $0.box.height >= CGFloat(leastHeight ?? 0) }.map { line in
            let candidates = line.candidates(VNRecognizedTextObservation.mostCandidates).map { candidate in
                VNRecognizedText(
                    string: candidate.text, confidence: candidate.confidence,
                    places: line.places(byCharacters: recognitionLevel == .fast, in: candidate.symbols), requestRevision: revision)
            }
            return VNRecognizedTextObservation(candidates: candidates, boundingBox: line.box, requestRevision: revision)
        }
    }
}
