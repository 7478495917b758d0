import Foundation

/// A printer. See https://developer.apple.com/documentation/uikit/uiprinter.
///
/// There are no printers of paper: what is printed is saved as a PDF document, and a printer is the folder that documents are saved in.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// Kinds of jobs that a printer can print. See https://developer.apple.com/documentation/uikit/uiprinterjobtypes.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: Int
        /// Creates kinds from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not known.
        public static let unknown: JobTypes = []
        /// Documents on ordinary paper.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels that are cut.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photographs.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts on a roll.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Documents and photographs on a roll.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Large paper.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    let place: DocumentPlaces.Place
    /// Whether it is known what the printer can do.
    private var isKnown: Bool

    // @objc(printerWithURL:)
    /// Creates a printer from the address that it had when the person chose it. What it can do is known once it was contacted.
    public convenience init(url: URL) {
        let folder = url.standardizedFileURL.path
        let known = DocumentPlaces.current.all.first { $0.folder.standardizedFileURL.path == folder }
        self.init(known ?? DocumentPlaces.Place(folder: url, title: url.lastPathComponent), isKnown: false)
    }

    init(_ place: DocumentPlaces.Place, isKnown: Bool = true) {
        (self.place, self.isKnown) = (place, isKnown)
        super.init()
    }

    // @objc(URL)
    /// The printer's address: the folder.
    open var url: URL { place.folder }
    /// The printer's name for people.
    open var displayName: String { "PDF: \(place.title)" }
    /// Where the printer is: on this device.
    open var displayLocation: String? { SystemWords.text(.onMyDevice).replacing("%@", with: UIDevice.current.model) }
    /// What can be printed: all that there are papers for.
    open var supportedJobTypes: UIPrinter.JobTypes { isKnown ? [.document, .photo] : .unknown }
    /// The printer's make; `nil`, for there is none.
    open var makeAndModel: String? { nil }
    /// Whether colours can be printed. They can, once it is known what the printer can do.
    open var supportsColor: Bool { isKnown }
    /// Whether both sides of paper can be printed on. Pages of a document have one.
    open var supportsDuplex: Bool { false }

    /// Finds out whether the printer can be used: whether documents can be saved in its folder, which is made where it is not there.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        let folder = place.folder
        var isAvailable = folder.isFileURL
        if isAvailable {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            isAvailable = FileManager.default.isWritableFile(atPath: folder.path)
        }
        DispatchQueue.main.async { [self] in
            if isAvailable { isKnown = true }
            completionHandler?(isAvailable)
        }
    }

    /// Finds out whether the printer can be used.
    open func contactPrinter() async -> Bool {
        await withCheckedContinuation { done in contactPrinter { done.resume(returning: $0) } }
    }
}
