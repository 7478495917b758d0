import Foundation
import Testing

@testable import UIKit

@MainActor @Suite
struct PrintInfoTests {
    @Test func aJobIsOrdinaryByDefault() {
        let info = UIPrintInfo.printInfo()
        #expect(info.outputType == .general && info.orientation == .portrait && info.duplex == .longEdge && info.printerID == nil)
        #expect(info.jobName == Bundle.main.displayName)
        info.outputType = .photo
        #expect(info.duplex == .none)
        info.duplex = .shortEdge
        info.outputType = .general
        #expect(info.duplex == .shortEdge)
    }

    @Test func rawValuesAreApples() {
        #expect(UIPrintInfo.OutputType.photoGrayscale.rawValue == 3 && UIPrintInfo.Orientation.landscape.rawValue == 1)
        #expect(UIPrintInfo.Duplex.shortEdge.rawValue == 2 && UIPrintError.Code.jobFailed.rawValue == 4)
    }

    @Test func aDictionaryKeepsAll() {
        let info = UIPrintInfo(dictionary: nil)
        (info.jobName, info.outputType, info.orientation, info.duplex) = ("Letter", .grayscale, .landscape, .none)
        let other = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(other.jobName == "Letter" && other.outputType == .grayscale && other.orientation == .landscape && other.duplex == .none)
        let copy = info.copy() as? UIPrintInfo
        #expect(copy?.jobName == "Letter" && copy?.outputType == .grayscale && copy !== info)
    }

    @Test func errorsHaveTheirDomainAndNumber() {
        let error: any Error = UIPrintError(.noContent)
        #expect((error as NSError).domain == UIPrintErrorDomain && (error as NSError).code == 2)
        do { throw error } catch UIPrintError.noContent {} catch { Issue.record("it is another error") }
    }

    @Test func theBestPaperIsTheSmallestOnWhichAllFits() {
        let small = UIPrintPaper("small", CGSize(width: 300, height: 400), margin: 10)
        let large = UIPrintPaper("large", CGSize(width: 600, height: 800), margin: 10)
        func best(_ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: width, height: height), withPapersFrom: [large, small])
        }
        #expect(best(280, 380) === small && best(380, 280) === small && best(290, 380) === large && best(900, 900) === large)
        #expect(small.printableRect == CGRect(x: 10, y: 10, width: 280, height: 380))
    }

    @Test func allLanguagesHaveAllWords() {
        for words in PrintWords.words.values { #expect(words.count == PrintWords.allCases.count) }
    }
}
