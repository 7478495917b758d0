import CoreGraphics
import Foundation

/// Cuts text into lines. See https://developer.apple.com/documentation/coretext/cttypesetter.
public final class CTTypesetter {
    let setter: CTFramesetter

    init(_ setter: CTFramesetter) { self.setter = setter }
}

/// Returns what cuts a text into lines.
public func CTTypesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTTypesetter {
    CTTypesetter(CTFramesetter(attrString))
}

/// Returns what cuts a framesetter's text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter) }

/// Returns a part of the text in one line: with a length of 0, all from the range's location on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.setter.part(stringRange)
    return CTLine(typesetter.setter.text.attributedSubstring(from: part), start: part.location)
}

/// Returns how many characters from one on go into a line of a width, in UTF-16 units: whole words where there are any.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    let part = typesetter.setter.part(CFRange(location: startIndex, length: 0))
    guard part.length > 0 else { return 0 }
    return typesetter.setter.frame(part, CGSize(width: width, height: .infinity)).lines.first?.range.count ?? 0
}
