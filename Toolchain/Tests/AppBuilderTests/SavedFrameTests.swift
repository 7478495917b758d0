import Testing

@testable import AppBuilder

/// What the renderer tells of views that lie elsewhere than they were saved.
@Suite struct SavedFrameTests {
    @Test func aViewThatLiesElsewhereIsToldOf() throws {
        let frame = try #require(SavedFrame("12\tthe width of texts\tUILabel\t16 20 100 21\t16 20 97.5 21"))
        #expect(!frame.isSame)
        #expect(
            frame.text(file: "A.xib")
                == "A.xib:12: note: UILabel is saved at (16, 20, 100 × 21) and lies at (16, 20, 97.5 × 21): the width of texts")
        #expect(SavedFrame("12\tsame\tUILabel\t0 0 1 1\t0 0 1 1")?.isSame == true)
    }

    /// A document can say anything.
    @Test func aFrameBeyondWholeNumbersIsToldOf() throws {
        let frame = try #require(SavedFrame("1\tother\tUIView\t1e300 inf nan 1\t0 0 1 1"))
        #expect(frame.text(file: "A.xib").contains("(1e+300, inf, nan × 1)"))
    }

    @Test(arguments: ["", "a.png", "1\tsame\tUIView\t0 0 1 1", "1\tsame\tUIView\t0 0 1\t0 0 1 1", "x\tsame\tUIView\t0 0 1 1\t0 0 1 1"])
    func whatIsNoViewsLineIsNone(line: String) { #expect(SavedFrame(Substring(line)) == nil) }

    @Test func viewsThatLieWhereTheyWereSavedComeFirst() throws {
        let frames = ["same", "text", "text"].compactMap { SavedFrame("1\t\($0)\tUIView\t0 0 1 1\t0 0 1 1") }
        #expect(SavedFrame.summary(frames) == ["  33.3 %  1  same", "  66.7 %  2  text"])
        #expect(SavedFrame.summary([]).isEmpty)
    }
}
