import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor struct DatePickerTests {
    @Test func titlesThatAreNoKeysAreShownWithEveryKindOfRange() throws {
        let (first, last) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 86400 * 30))
        let names = ["All", "Between", "Later", "Earlier"]
        let selection = Binding.constant(Date(timeIntervalSinceReferenceDate: 86400 * 3))
        let page = VStack {
            DatePicker(names[0], selection: selection)
            DatePicker(names[1], selection: selection, in: first...last)
            DatePicker(names[2], selection: selection, in: first..., displayedComponents: .date)
            DatePicker(names[3], selection: selection, in: ...last, displayedComponents: [.date, .hourAndMinute])
        }
        let stage = Stage(page, size: CGSize(width: 390, height: 400))
        let pickers = stage.views(TitledDatePicker.self)
        #expect(pickers.map(\.title) == names)
        #expect(pickers.map(\.minimumDate) == [nil, first, first, nil])
        #expect(pickers.map(\.maximumDate) == [nil, last, nil, last])
    }
}
