import CoreFoundation
import Foundation

// Encodings by Core Foundation's numbers, which web servers' names lead to.

@_exported import func CoreFoundation.CFStringConvertEncodingToNSStringEncoding
@_exported import func CoreFoundation.CFStringConvertNSStringEncodingToEncoding

/// A number that stands for an encoding. See https://developer.apple.com/documentation/corefoundation/cfstringencoding.
public typealias CFStringEncoding = UInt32

/// Encodings that every system has. See https://developer.apple.com/documentation/corefoundation/cfstringbuiltinencodings.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// The encoding of a name of IANA's: "utf-8", "gb2312".
public func CFStringConvertIANACharSetNameToEncoding(_ theString: NSString!) -> CFStringEncoding {
    CoreFoundation.CFStringConvertIANACharSetNameToEncoding(unsafeBitCast(theString as NSString, to: CoreFoundation.CFString.self))
}

/// The name that IANA has for an encoding.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> NSString! {
    CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding).map { unsafeBitCast($0, to: NSString.self) }
}
