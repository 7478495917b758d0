import Testing
import UIKit

@MainActor
struct StandardImageTests {
    @Test func theImagesThatEveryAppHasAreThere() {
        for image in [UIImage.add, .remove, .close, .actions, .checkmark, .strokedCheckmark] {
            #expect(image.isSymbolImage)
            #expect(image.size.width > 5)
        }
    }
}
