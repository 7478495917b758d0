import Foundation
import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor struct UIPasteboardTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    @Test func whatIsCopiedIsPasted() {
        pasteboard.string = "phở"
        #expect(pasteboard.string == "phở")
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("phở".utf8))
        #expect(pasteboard.hasStrings && !pasteboard.hasURLs && !pasteboard.hasImages && !pasteboard.hasColors)
        pasteboard.string = nil
        #expect(pasteboard.string == nil && pasteboard.numberOfItems == 0)
    }

    @Test func aValueTakesThePlaceOfWhatWasThere() {
        pasteboard.strings = ["a", "b"]
        pasteboard.url = URL(string: "https://example.org/")
        #expect(pasteboard.strings == nil)
        #expect(pasteboard.urls?.map(\.absoluteString) == ["https://example.org/"])
        pasteboard.color = .red
        #expect(pasteboard.url == nil && pasteboard.color == .red)
    }

    @Test func dataOfATypeIsReadAsItsKind() {
        pasteboard.setData(Data("text".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "text")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        pasteboard.image = image
        let png = pasteboard.data(forPasteboardType: "public.png")!
        pasteboard.setData(png, forPasteboardType: "public.png")
        #expect(pasteboard.image?.cgImage?.width == image.cgImage?.width)
    }

    @Test func objectsOfOneNameAreOnePasteboard() throws {
        let other = try #require(UIPasteboard(name: pasteboard.name, create: false))
        other.string = "shared"
        #expect(pasteboard.string == "shared" && pasteboard.changeCount == 1 && other == pasteboard)
        #expect(UIPasteboard(name: UIPasteboard.Name("nobody's"), create: false) == nil)
        UIPasteboard.remove(withName: pasteboard.name)
        #expect(UIPasteboard(name: pasteboard.name, create: false) == nil && pasteboard.string == nil)
    }

    @Test func eachChangeCountsAndIsPostedWithTheTypesThatCameAndWent() {
        pasteboard.string = "a"
        nonisolated(unsafe) var posted: [[AnyHashable: Any]?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { posted.append($0.userInfo) }
        pasteboard.string = "b"
        pasteboard.url = URL(string: "https://example.org/")
        NotificationCenter.default.removeObserver(token)
        #expect(pasteboard.changeCount == 3 && posted.count == 2)
        #expect(posted[0] == nil)
        #expect(posted[1]?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["public.url"])
        #expect(posted[1]?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.utf8-plain-text"])
    }

    @Test func itemsAreGoneAfterTheirDate() {
        pasteboard.setItems([["public.text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(pasteboard.string == nil && pasteboard.items.isEmpty)
        pasteboard.setItems([["public.text": "new"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600)])
        #expect(pasteboard.string == "new")
    }

    @Test func severalItemsAreAskedBySet() {
        pasteboard.items = [["public.text": "a"], ["public.url": URL(string: "x:y")!], ["public.text": "c", "public.url": "u"]]
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(pasteboard.values(forPasteboardType: "public.text", inItemSet: IndexSet([0, 1])) as? [String] == ["a"])
        #expect(pasteboard.types(forItemSet: IndexSet(integer: 2)) == [["public.text", "public.url"]])
        #expect(pasteboard.contains(pasteboardTypes: ["public.text"], inItemSet: IndexSet([0, 2])))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(pasteboard.types(forItemSet: IndexSet(integer: 9)) == nil)
        #expect(pasteboard.strings == ["a", "c"])
    }
}
