import Foundation

/// What is to be known of a print job. See https://developer.apple.com/documentation/uikit/uiprintinfo.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Kinds of content. See https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype-swift.enum.
    public enum OutputType: Int, Sendable {
        /// Texts, drawings and pictures.
        case general = 0
        /// Pictures, up to the edges of the paper.
        case photo = 1
        /// Texts, drawings and pictures, in greys.
        case grayscale = 2
        /// Pictures in greys.
        case photoGrayscale = 3

        var isPhoto: Bool { self == .photo || self == .photoGrayscale }
        var isGrayscale: Bool { self == .grayscale || self == .photoGrayscale }
    }

    /// How pages lie on the paper. See https://developer.apple.com/documentation/uikit/uiprintinfo/orientation-swift.enum.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On the side.
        case landscape = 1
    }

    /// How both sides of a sheet are printed on. See https://developer.apple.com/documentation/uikit/uiprintinfo/duplex-swift.enum.
    public enum Duplex: Int, Sendable {
        /// Only one side is.
        case none = 0
        /// The sheet is turned over its long edge.
        case longEdge = 1
        /// The sheet is turned over its short edge.
        case shortEdge = 2
    }

    /// The printer; `nil` until a person chose one. Here it is the folder that documents are saved in.
    open var printerID: String?
    /// The document's name; the app's name to begin with.
    open var jobName = Bundle.main.displayName
    /// The kind of content.
    open var outputType = OutputType.general
    /// How pages lie on the paper.
    open var orientation = Orientation.portrait
    /// How both sides of a sheet are printed on: by default turned over the long edge, and one side of photographs.
    open var duplex: Duplex {
        get { chosenDuplex ?? (outputType.isPhoto ? .none : .longEdge) }
        set { chosenDuplex = newValue }
    }
    private var chosenDuplex: Duplex?

    override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder: NSCoder) {
        super.init()
        take { coder.containsValue(forKey: $0.rawValue) ? coder.decodeObject(forKey: $0.rawValue) : nil }
    }

    // @objc(printInfo)
    /// What is known of a job by default.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    // @objc(printInfoWithDictionary:)
    /// Creates what a dictionary says that `dictionaryRepresentation` gave; what it does not say is as by default.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        take { dictionary?[$0.rawValue] }
    }

    // MARK: Keeping

    private enum Key: String {
        case printerID = "UIPrintInfoPrinterIDKey"
        case jobName = "UIPrintInfoJobNameKey"
        case outputType = "UIPrintInfoOutputTypeKey"
        case orientation = "UIPrintInfoOrientationKey"
        case duplex = "UIPrintInfoDuplexKey"
    }

    private func take(_ value: (Key) -> Any?) {
        func number(_ key: Key) -> Int? { (value(key) as? NSNumber)?.intValue ?? value(key) as? Int }
        printerID = value(.printerID) as? String
        jobName = value(.jobName) as? String ?? jobName
        outputType = number(.outputType).flatMap(OutputType.init) ?? outputType
        orientation = number(.orientation).flatMap(Orientation.init) ?? orientation
        chosenDuplex = number(.duplex).flatMap(Duplex.init)
    }

    /// All of it, to be kept and to be created from again.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            Key.jobName.rawValue: jobName, Key.outputType.rawValue: outputType.rawValue, Key.orientation.rawValue: orientation.rawValue,
            Key.duplex.rawValue: duplex.rawValue,
        ]
        values[Key.printerID.rawValue] = printerID
        return values
    }

    /// Writes it to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(printerID, forKey: Key.printerID.rawValue)
        coder.encode(jobName, forKey: Key.jobName.rawValue)
        coder.encode(NSNumber(value: outputType.rawValue), forKey: Key.outputType.rawValue)
        coder.encode(NSNumber(value: orientation.rawValue), forKey: Key.orientation.rawValue)
        if let chosenDuplex { coder.encode(NSNumber(value: chosenDuplex.rawValue), forKey: Key.duplex.rawValue) }
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPrintInfo()
        (copy.printerID, copy.jobName, copy.outputType, copy.orientation) = (printerID, jobName, outputType, orientation)
        copy.chosenDuplex = chosenDuplex
        return copy
    }
}
