import Foundation

extension JSONEncoder: TopLevelEncoder {
    /// It encodes to data.
    public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
    /// It decodes data.
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// It encodes to data.
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// It decodes data.
    public typealias Input = Data
}
