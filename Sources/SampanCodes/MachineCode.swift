import CoreGraphics
import Foundation

/// A code for machines that was read in a picture.
package struct MachineCode: Hashable, Sendable {
    /// What kind of code it is.
    package enum Kind: CaseIterable, Sendable {
        case aztec, codabar, code39, code93, code128, dataBar, dataBarExpanded, dataMatrix, ean8, interleaved2of5, microQR, pdf417, qr, upce
        /// Thirteen digits; UPC-A is one with a zero before it.
        case ean13
        /// Code 39 whose last character is the check of those before it.
        case code39Checksum
        /// Interleaved 2 of 5 whose last digit is the check of those before it.
        case interleaved2of5Checksum
        /// Interleaved 2 of 5 of fourteen digits with a check.
        case itf14
    }

    /// Its kind.
    package let kind: Kind
    /// What it says; `nil` if that is no text.
    package let text: String?
    /// The bytes that it holds.
    package let data: Data
    /// The corners of the code as it is to be held: top left, top right, bottom right, bottom left. In fractions of the picture's size, from
    /// the picture's top left.
    package let corners: [CGPoint]
    /// Whether it is bright on dark.
    package let isInverted: Bool
    /// Whether what it says has GS1's form.
    package let isGS1: Bool

    package init(kind: Kind, text: String?, data: Data, corners: [CGPoint], isInverted: Bool = false, isGS1: Bool = false) {
        (self.kind, self.text, self.data, self.corners) = (kind, text, data, corners)
        (self.isInverted, self.isGS1) = (isInverted, isGS1)
    }
}
