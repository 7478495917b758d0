import Foundation

/// What goes wrong with keys and ciphers. See https://developer.apple.com/documentation/cryptokit/cryptokiterror.
public enum CryptoKitError: Error, Equatable {
    /// The key has another size than the algorithm takes.
    case incorrectKeySize
    /// Something that was handed over has another size than the algorithm takes.
    case incorrectParameterSize
    /// The data, or what belongs to it, is not what was sealed with this key.
    case authenticationFailure
    /// The library below failed.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// Something that was handed over is not what the algorithm takes.
    case invalidParameter
}

/// What goes wrong with keys that were written down. See https://developer.apple.com/documentation/cryptokit/cryptokitasn1error.
public enum CryptoKitASN1Error: Error, Equatable {
    /// A value's tag is another than the one that is due.
    case invalidFieldIdentifier
    /// An object has another type.
    case unexpectedFieldType
    /// An object is malformed.
    case invalidASN1Object
    /// An integer is malformed.
    case invalidASN1IntegerEncoding
    /// The data ends too early.
    case truncatedASN1Field
    /// A length is malformed.
    case unsupportedFieldLength
    /// The text is no document of this kind.
    case invalidPEMDocument
}
