import Foundation

/// How a picture was edited, in the words of the app that did it. See https://developer.apple.com/documentation/photokit/phadjustmentdata.
open class PHAdjustmentData: NSObject, NSSecureCoding, @unchecked Sendable {
    /// Whose words they are, as "com.example.editor".
    public let formatIdentifier: String
    /// Which version of the words.
    public let formatVersion: String
    /// The words.
    public let data: Data

    /// Describes how a picture was edited.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
        super.init()
    }

    private static let (identifierKey, versionKey, dataKey) = ("formatIdentifier", "formatVersion", "data")

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: Self.identifierKey),
            let version = coder.decodeObject(of: NSString.self, forKey: Self.versionKey),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.dataKey)
        else { return nil }
        (formatIdentifier, formatVersion, self.data) = ("\(identifier)", "\(version)", Data(referencing: data))
        super.init()
    }

    /// Writes the words, and whose they are.
    open func encode(with coder: NSCoder) {
        coder.encode(formatIdentifier as NSString, forKey: Self.identifierKey)
        coder.encode(formatVersion as NSString, forKey: Self.versionKey)
        coder.encode(data as NSData, forKey: Self.dataKey)
    }

    /// It can be read safely.
    open class var supportsSecureCoding: Bool { true }
}
