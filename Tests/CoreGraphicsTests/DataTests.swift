import CoreGraphics
import Foundation
import Testing

@Suite struct DataTests {
    @Test func dataIsMadeReadAndChangedByCoreFoundationsNames() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataReplaceBytes(data, CFRange(location: 1, length: 1), [7, 8], 2)
        #expect(data as Data == Data([1, 7, 8, 3]) && CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[2] == 8)
        CFDataGetMutableBytePtr(data)[0] = 9
        CFDataSetLength(data, 5)
        var bytes = [UInt8](repeating: 1, count: 3)
        CFDataGetBytes(data, CFRange(location: 2, length: 3), &bytes)
        #expect(bytes == [8, 3, 0])
        let copy = try #require(CFDataCreateCopy(nil, data))
        let changeable = try #require(CFDataCreateMutableCopy(nil, 0, CFDataCreate(nil, [4], 1)))
        CFDataSetLength(data, 0)
        CFDataAppendBytes(changeable, [5], 1)
        #expect(copy as Data == Data([9, 7, 8, 3, 0]) && changeable as Data == Data([4, 5]))
    }
}
