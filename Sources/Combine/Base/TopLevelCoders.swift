/// What encodes a whole value.
///
/// See https://developer.apple.com/documentation/combine/toplevelencoder.
public protocol TopLevelEncoder<Output> {
    /// What comes of it.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What decodes a whole value.
///
/// See https://developer.apple.com/documentation/combine/topleveldecoder.
public protocol TopLevelDecoder<Input> {
    /// What it reads.
    associatedtype Input
    /// Decodes a value of a type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
