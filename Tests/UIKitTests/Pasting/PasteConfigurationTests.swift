import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class PasteConfigurationTests {
    private let general = UIPasteboard.general

    @Test func aConfigurationTakesItsTypesAndThoseThatConformToThem() {
        let taker = PasteTaker()
        #expect(!taker.canPaste([NSItemProvider(object: "text" as NSString)]))
        taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        #expect(taker.canPaste([NSItemProvider(object: "text" as NSString)]))
        #expect(!taker.canPaste([NSItemProvider(object: NSURL(string: "https://example.org/")!)]))
    }

    @Test func whatIsSetIsCopied() {
        let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
        let taker = PasteTaker()
        taker.pasteConfiguration = configuration
        configuration.addAcceptableTypeIdentifiers(["public.utf8-plain-text"])
        #expect(!taker.canPaste([NSItemProvider(object: "text" as NSString)]))
        #expect(UIPasteConfiguration(forAccepting: String.self).acceptableTypeIdentifiers.contains("public.utf8-plain-text"))
    }

    @Test func aConfigurationIsArchived() throws {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png", "public.url"])
        let data = try NSKeyedArchiver.archivedData(withRootObject: configuration, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIPasteConfiguration.self, from: data)
        #expect(back?.acceptableTypeIdentifiers == ["public.png", "public.url"])
    }

    @Test func aResponderWithAConfigurationPerformsThePasteCommand() {
        let taker = PasteTaker()
        let paste = Selector("paste:")
        general.string = "pasted"
        #expect(!taker.canPerformAction(paste, withSender: nil))
        taker.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(taker.canPerformAction(paste, withSender: nil))
        general.url = URL(string: "https://example.org/")
        #expect(!taker.canPerformAction(paste, withSender: nil))
    }

    @Test func thePasteButtonIsEnabledWhileItsTargetTakesWhatIsThere() {
        let controller = UIViewController()
        let stage = Stage(controller)
        let taker = PasteTaker()
        taker.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        let button = UIPasteControl(configuration: UIPasteControl.Configuration())
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        controller.view.addSubview(button)
        general.items = []
        button.target = taker
        #expect(!button.isEnabled)
        general.string = "pasted"
        #expect(button.isEnabled)
        stage.settle()
        stage.tap(CGPoint(x: 160, y: 222))
        #expect(taker.taken.count == 1)
        #expect(taker.taken.first?.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        general.url = URL(string: "https://example.org/")
        #expect(!button.isEnabled)
        stage.tap(CGPoint(x: 160, y: 222))
        #expect(taker.taken.count == 1)
    }

    @Test func thePasteButtonKeepsNeitherItsTargetNorItself() {
        weak var button: UIPasteControl?
        weak var target: PasteTaker?
        do {
            let made = UIPasteControl(frame: .zero)
            let taker = PasteTaker()
            made.target = taker
            (button, target) = (made, taker)
        }
        #expect(button == nil && target == nil)
    }

    @Test func theButtonsLookIsACopy() {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .labelOnly
        let button = UIPasteControl(configuration: configuration)
        let narrow = button.intrinsicContentSize.width
        configuration.displayMode = .iconAndLabel
        #expect(button.configuration.displayMode == .labelOnly)
        #expect(UIPasteControl(configuration: configuration).intrinsicContentSize.width > narrow)
    }
}

@MainActor @Suite(.session)
struct PasteboardProviderTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    @Test func objectsAreReadAsWhatTheyAre() {
        pasteboard.setObjects(["a", "b"])
        #expect(pasteboard.strings == ["a", "b"])
        #expect(pasteboard.hasStrings && pasteboard.numberOfItems == 2)
        #expect(pasteboard.items.first?["public.utf8-plain-text"] as? Data == Data("a".utf8))
    }

    @Test func dataIsMadeWhenSomebodyAsksForIt() {
        let made = MadeCount()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
            made.count += 1
            completion(Data("late".utf8), nil)
            return nil
        }
        pasteboard.itemProviders = [provider]
        #expect(pasteboard.types == ["public.utf8-plain-text"] && pasteboard.hasStrings)
        #expect(made.count == 0)
        #expect(pasteboard.string == "late" && pasteboard.string == "late")
        #expect(made.count == 1)
    }

    @Test func itemsAreProvided() async throws {
        pasteboard.string = "text"
        let provider = try #require(pasteboard.itemProviders.first)
        let data = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in done.resume(returning: data) }
        }
        #expect(data == Data("text".utf8))
    }

    @Test func aValueOfNoTypeTakesItsOwn() {
        pasteboard.setItems([[UIPasteboard.typeAutomatic: "text"], [UIPasteboard.typeAutomatic: URL(string: "https://example.org/")!]])
        #expect(pasteboard.types(forItemSet: nil) == [["public.utf8-plain-text"], ["public.url"]])
    }

    @Test func patternsAreDetected() async throws {
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.number, \.probableWebURL, \.probableWebSearch]
        pasteboard.strings = [" 042.5\n", "https://example.org/a?b", "hello world", "example.org", "1e5"]
        let values = try await pasteboard.detectedValues(for: all, inItemSet: nil)
        #expect(values.map(\.number) == [42.5, nil, nil, nil, nil])
        #expect(values.map(\.probableWebURL) == ["", "https://example.org/a?b", "", "example.org", ""])
        #expect(values[2].probableWebSearch == "hello world" && values[1].probableWebSearch.isEmpty)
        #expect(try await pasteboard.detectedPatterns(for: [\.probableWebURL, \.number]) == [\.number])
        await #expect(throws: (any Error).self) { try await pasteboard.detectedValues(for: all, inItemSet: [9]) }
    }

    @Test func onlyWantedPatternsAreTold() async {
        pasteboard.string = "17"
        let found = await withCheckedContinuation { (done: CheckedContinuation<Double?, Never>) in
            pasteboard.detectValues(for: [UIPasteboard.DetectionPattern.number]) { result in
                let values = try? result.get()
                done.resume(returning: values?.count == 1 ? values?[.number] as? Double : nil)
            }
        }
        #expect(found == 17)
    }
}

private final class MadeCount: @unchecked Sendable {
    var count = 0
}

private final class PasteTaker: UIResponder {
    var taken: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders }
}
