import Foundation

/// A sheet of paper. See https://developer.apple.com/documentation/uikit/uiprintpaper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The sheet's size, upright, in 72nds of an inch.
    public let paperSize: CGSize
    /// The part that can be printed on, in 72nds of an inch from the top left of the sheet.
    public let printableRect: CGRect
    /// What people call it.
    let name: String

    init(_ name: String, _ size: CGSize, margin: CGFloat) {
        (self.name, paperSize) = (name, size)
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    // @objc(bestPaperForPageSize:withPapersFromArray:)
    /// The smallest of some papers on which content of a size, in 72nds of an inch, can be printed, turned if need be; the largest one if it
    /// fits on none.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        precondition(!paperList.isEmpty, "+[UIPrintPaper bestPaperForPageSize:withPapersFromArray:] needs papers to choose from")
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        let fitting = paperList.filter { paper in
            let room = paper.printableRect.size
            return min(room.width, room.height) >= short && max(room.width, room.height) >= long
        }
        return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) }!
    }

    // MARK: What there is

    /// Printers cannot reach the edge of plain paper.
    private static let margin: CGFloat = 18

    private static let a4 = UIPrintPaper("A4", CGSize(width: 595, height: 842), margin: margin)
    private static let letter = UIPrintPaper("US Letter", CGSize(width: 612, height: 792), margin: margin)
    private static let others = [
        UIPrintPaper("A3", CGSize(width: 842, height: 1191), margin: margin),
        UIPrintPaper("A5", CGSize(width: 420, height: 595), margin: margin),
        UIPrintPaper("US Legal", CGSize(width: 612, height: 1008), margin: margin),
    ]
    private static let photos = [
        UIPrintPaper("4 × 6″", CGSize(width: 288, height: 432), margin: 0),
        UIPrintPaper("5 × 7″", CGSize(width: 360, height: 504), margin: 0),
        UIPrintPaper("A6", CGSize(width: 298, height: 420), margin: 0),
    ]

    /// The papers for a kind of output, the usual one of the person's region first.
    static func papers(for output: UIPrintInfo.OutputType) -> [UIPrintPaper] {
        let usesLetter = ["US", "CA", "MX"].contains(Locale.current.region?.identifier)
        let plain = usesLetter ? [letter, a4] : [a4, letter]
        return output.isPhoto ? photos + plain : plain + others
    }
}
