import ObjCRuntime
import Foundation
import Testing
import UIKit

@Suite struct IndexPathTests {
    @Test func objectsThatArePathsHaveTheNamesOfListsToo() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 3, section: 1) == path)
    }

    @Test func objectiveCsNumbersHaveTheirNames() {
        let integers: (NSInteger, NSUInteger) = (-1, 1)
        #expect(integers.0 == -1 && integers.1 == 1 && CGFloat(MAXFLOAT) == CGFloat(Float.greatestFiniteMagnitude))
    }
}
