import Foundation
import Testing
import UIKit

@MainActor
struct ViewArchiveTests {
    private func copy<V: UIView>(_ view: V) throws -> V {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.requiresSecureCoding = false
        return try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? V)
    }

    @Test func aViewComesBackAsItWas() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        (view.tag, view.alpha, view.clipsToBounds, view.contentMode) = (7, 0.5, true, .scaleAspectFit)
        view.backgroundColor = .red
        view.layer.cornerRadius = 8
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        let copy = try copy(view)
        #expect(copy.bounds == view.bounds && copy.center == view.center)
        #expect(copy.tag == 7 && copy.alpha == 0.5 && copy.clipsToBounds && copy.contentMode == .scaleAspectFit)
        #expect(copy.backgroundColor == .red)
        #expect(copy.layer.cornerRadius == 8)
        #expect(abs(copy.transform.b - view.transform.b) < 1e-6)
    }

    @Test func subviewsComeWithTheirContent() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        (label.text, label.textColor, label.textAlignment, label.numberOfLines) = ("Text", .blue, .center, 3)
        label.font = .systemFont(ofSize: 21)
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 6)) })
        view.addSubview(label)
        view.addSubview(picture)
        let copy = try copy(view)
        let text = try #require(copy.subviews.first as? UILabel)
        #expect(text.text == "Text" && text.textColor == .blue && text.textAlignment == .center && text.numberOfLines == 3)
        #expect(text.font.pointSize == 21)
        #expect(text.frame == label.frame)
        #expect((copy.subviews.last as? UIImageView)?.image?.size == CGSize(width: 5, height: 6))
    }

    @Test func constraintsHoldInTheCopy() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 30), inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
        ])
        let copy = try copy(view)
        copy.layoutIfNeeded()
        #expect(copy.subviews.first?.frame == CGRect(x: 20, y: 30, width: 50, height: 100))
    }

    @Test func aCellKeepsItsContentAndWhatASubclassAdds() throws {
        let cell = ArchivedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let copy = try copy(cell)
        #expect(copy.contentView.subviews.count == 1)
        #expect(copy.inner === copy.contentView.subviews.first)
        #expect(copy.subviews.filter { $0 === copy.contentView }.count == 1)
        #expect(copy.subviews.count == 1)
        let place = try #require(copy.place)
        #expect(place.firstItem === copy.inner && place.isActive && place.constant == 12)
        copy.layoutIfNeeded()
        #expect(copy.inner?.frame.minX == 12)
    }

    @Test func whatAViewMakesItselfIsMadeAgainOnce() throws {
        let control = UISwitch()
        control.isOn = true
        let copy = try copy(control)
        #expect(copy.isOn)
        #expect(copy.subviews.count == control.subviews.count)
    }
}

final class ArchivedCell: UICollectionViewCell {
    var inner: UIView?
    var place: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        let place = inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        NSLayoutConstraint.activate([
            place, inner.topAnchor.constraint(equalTo: contentView.topAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        (self.inner, self.place) = (inner, place)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inner = coder.decodeObject(forKey: "inner") as? UIView
        place = coder.decodeObject(forKey: "place") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(inner, forKey: "inner")
        coder.encode(place, forKey: "place")
    }
}
