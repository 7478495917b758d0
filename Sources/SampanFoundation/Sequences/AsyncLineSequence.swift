import Foundation

/// The characters of a sequence of bytes in UTF-8; what is none becomes U+FFFD.
///
/// See https://developer.apple.com/documentation/foundation/asyncunicodescalarsequence.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// What the sequence gives.
    public typealias Element = UnicodeScalar

    let base: Base

    /// Reads one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        private var pending: [UInt8] = []

        init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The next one; `nil` at the end.
        public mutating func next() async throws -> UnicodeScalar? {
            guard let first = try await nextByte() else { return nil }
            if first < 0x80 { return UnicodeScalar(first) }
            let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            var sequence = [first]
            while sequence.count < count, let byte = try await nextByte() {
                guard byte & 0xC0 == 0x80 else {
                    pending.append(byte)
                    break
                }
                sequence.append(byte)
            }
            let scalars = String(decoding: sequence, as: UTF8.self).unicodeScalars
            return scalars.count == 1 ? scalars.first : "\u{FFFD}"
        }

        private mutating func nextByte() async throws -> UInt8? {
            if let byte = pending.popLast() { return byte }
            return try await bytes.next()
        }
    }

    /// Starts to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

/// What a person takes for characters, of a sequence of bytes in UTF-8.
///
/// See https://developer.apple.com/documentation/foundation/asynccharactersequence.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// What the sequence gives.
    public typealias Element = Character

    let base: Base

    /// Reads one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var text = ""

        init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        /// The next one; `nil` at the end.
        public mutating func next() async throws -> Character? {
            while text.count < 2 {
                guard let scalar = try await scalars.next() else { return text.isEmpty ? nil : text.removeFirst() }
                text.unicodeScalars.append(scalar)
            }
            return text.removeFirst()
        }
    }

    /// Starts to read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

/// The lines of a sequence of bytes in UTF-8, without their ends. Empty lines are left out, as at Apple.
///
/// See https://developer.apple.com/documentation/foundation/asynclinesequence.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// What the sequence gives.
    public typealias Element = String

    let base: Base

    /// Reads one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        /// The next one; `nil` at the end.
        public mutating func next() async throws -> String? {
            var line = String.UnicodeScalarView()
            while let scalar = try await scalars.next() {
                switch scalar.value {
                case 0x0A...0x0D, 0x85, 0x2028, 0x2029: if !line.isEmpty { return String(line) }
                default: line.append(scalar)
                }
            }
            return line.isEmpty ? nil : String(line)
        }
    }

    /// Starts to read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The bytes as lines of UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    /// The bytes as characters of UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
    /// The bytes as Unicode's characters.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
