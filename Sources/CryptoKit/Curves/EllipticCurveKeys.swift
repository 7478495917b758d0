import COpenSSL
import Foundation

/// A private key on a curve: what its two uses have in common.
public protocol EllipticCurvePrivateKey: Sendable {
    /// The curve.
    associatedtype Curve: EllipticCurve
    /// The key that others get.
    associatedtype PublicKey: EllipticCurvePublicKey where PublicKey.Curve == Curve
    /// The key as the frameworks have it.
    var handle: EllipticCurveKey<Curve> { get }
    /// Creates it.
    init(handle: EllipticCurveKey<Curve>)
}

/// A public key on a curve: what its two uses have in common.
public protocol EllipticCurvePublicKey: Sendable {
    /// The curve.
    associatedtype Curve: EllipticCurve
    /// The key as the frameworks have it.
    var handle: EllipticCurveKey<Curve> { get }
    /// Creates it.
    init(handle: EllipticCurveKey<Curve>)
}

/// A key on a curve, as the frameworks have it.
public struct EllipticCurveKey<Curve: EllipticCurve>: Sendable {
    let key: KeyHandle
}

extension EllipticCurvePrivateKey {
    /// Creates a random key.
    ///
    /// - Parameter compactRepresentable: whether the key can be written by one coordinate. Any key is taken.
    public init(compactRepresentable: Bool = true) { self.init(handle: EllipticCurveKey(key: Curve.generate())) }

    /// Creates the key of its number.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(handle: EllipticCurveKey(key: try Curve.key(number: rawRepresentation.bytes)))
    }

    /// Creates the key of its point, uncompressed, and its number after it.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.bytes
        let count = Curve.coordinateByteCount
        guard bytes.count == 1 + 3 * count else { throw CryptoKitError.incorrectParameterSize }
        self.init(
            handle: EllipticCurveKey(key: try Curve.key(point: Array(bytes.prefix(1 + 2 * count)), number: Array(bytes.suffix(count)))))
    }

    /// Creates the key that PKCS #8, or SEC 1, wrote down.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        let key = try KeyHandle.read(privateDER: [UInt8](derRepresentation))
        guard Curve.owns(key) else { throw CryptoKitError.invalidParameter }
        self.init(handle: EllipticCurveKey(key: key))
    }

    /// Creates the key that a text has.
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.read(pemRepresentation, labels: ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }

    /// The key that others get.
    public var publicKey: PublicKey { PublicKey(handle: EllipticCurveKey(key: handle.key)) }
    /// The key's number.
    public var rawRepresentation: Data { Data(Curve.number(of: handle.key)) }
    /// The key's point and number.
    public var x963Representation: Data { Data(Curve.point(of: handle.key) + Curve.number(of: handle.key)) }
    /// The key by PKCS #8.
    public var derRepresentation: Data { handle.key.privateDER }
    /// The key by PKCS #8, as text.
    public var pemRepresentation: String { PEM.write("PRIVATE KEY", derRepresentation) }
}

extension EllipticCurvePublicKey {
    /// Creates the key of its two coordinates.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.bytes
        guard bytes.count == 2 * Curve.coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.init(handle: EllipticCurveKey(key: try Curve.key(point: [4] + bytes)))
    }

    /// Creates the key of 4 and its two coordinates.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.bytes
        guard bytes.count == 1 + 2 * Curve.coordinateByteCount, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        self.init(handle: EllipticCurveKey(key: try Curve.key(point: bytes)))
    }

    /// Creates the key of 2 or 3 and its first coordinate.
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.bytes
        guard bytes.count == 1 + Curve.coordinateByteCount, bytes[0] == 2 || bytes[0] == 3 else {
            throw CryptoKitError.incorrectParameterSize
        }
        self.init(handle: EllipticCurveKey(key: try Curve.key(point: bytes)))
    }

    /// Creates the key that X.509 wrote down.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        let key = try KeyHandle.read(publicDER: [UInt8](derRepresentation))
        guard Curve.owns(key) else { throw CryptoKitError.invalidParameter }
        self.init(handle: EllipticCurveKey(key: key))
    }

    /// Creates the key that a text has.
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.read(pemRepresentation, labels: ["PUBLIC KEY"]))
    }

    /// The key's two coordinates.
    public var rawRepresentation: Data { Data(Curve.point(of: handle.key).dropFirst()) }
    /// 4 and the key's two coordinates.
    public var x963Representation: Data { Data(Curve.point(of: handle.key)) }
    /// 2 or 3 and the key's first coordinate.
    public var compressedRepresentation: Data {
        let point = Curve.point(of: handle.key)
        return Data([point[point.count - 1] % 2 == 0 ? 2 : 3] + point[1...Curve.coordinateByteCount])
    }
    /// The key by X.509.
    public var derRepresentation: Data { handle.key.publicDER }
    /// The key by X.509, as text.
    public var pemRepresentation: String { PEM.write("PUBLIC KEY", derRepresentation) }
}
