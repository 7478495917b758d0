import Foundation
import SampanFoundation

/// What was recorded, one measurement after the other: `CMRecordedAccelerometerData`.
///
/// It is gone through by `NSFastEnumerationIterator`, with which an app makes a sequence of it. See
/// https://developer.apple.com/documentation/coremotion/cmsensordatalist.
open class CMSensorDataList: NSObject, NSFastEnumeration, @unchecked Sendable {
    private let parts: [(piece: AccelerometerTape.Piece, indexes: Range<Int>)]

    init(_ parts: [(piece: AccelerometerTape.Piece, indexes: Range<Int>)]) {
        self.parts = parts
        super.init()
    }
}

extension CMSensorDataList: LazilyEnumerated {
    /// Makes each measurement when it is asked for: there may be two millions.
    package func makeObjectIterator() -> AnyIterator<Any> {
        let objects = parts.lazy.flatMap { part in
            part.indexes.lazy.map { CMRecordedAccelerometerData(part.piece.first + UInt64($0), at: part.piece.time(of: $0)) as Any }
        }
        return AnyIterator(objects.makeIterator())
    }
}
