import Testing

@testable import UIKit

@Suite struct ListedOrientationsTests {
    private let key = "UISupportedInterfaceOrientations"
    private let left = "UIInterfaceOrientationLandscapeLeft"
    private let right = "UIInterfaceOrientationLandscapeRight"

    @Test func anAppThatListsNothingSupportsWhatItsDeviceDoes() {
        #expect(ListedOrientations({ _ in nil }, idiom: .phone).mask == .allButUpsideDown)
        #expect(ListedOrientations({ _ in nil }, idiom: .pad).mask == .all)
        #expect(ListedOrientations({ _ in nil }, idiom: .phone).first == .portrait)
    }

    @Test func anAppStartsUprightIfItCanAndElseAsItsListBegins() {
        #expect(ListedOrientations({ [key: [left, right]][$0] }, idiom: .phone).first == .landscapeLeft)
        #expect(ListedOrientations({ [key: [right, left]][$0] }, idiom: .phone).first == .landscapeRight)
        #expect(ListedOrientations({ [key: [right, "UIInterfaceOrientationPortrait"]][$0] }, idiom: .phone).first == .portrait)
    }

    @Test func theListOfTheKindOfDeviceCountsInPlaceOfTheOneForAll() {
        let information = [key: ["UIInterfaceOrientationPortrait"], "\(key)~ipad": [left]]
        #expect(ListedOrientations({ information[$0] }, idiom: .phone).mask == .portrait)
        #expect(ListedOrientations({ information[$0] }, idiom: .pad).mask == .landscapeLeft)
    }
}
