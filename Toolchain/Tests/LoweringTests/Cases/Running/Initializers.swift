import UIKit

class Tile: UIView {
    let tag2: Int
    override init(frame: CGRect) {
        tag2 = 7
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

final class Attributes: UICollectionViewLayoutAttributes { var note = "" }

final class Layout: UICollectionViewLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    func made(at path: IndexPath) -> Attributes {
        let attributesClass = type(of: self).layoutAttributesClass as! Attributes.Type
        return attributesClass.init(forCellWith: path)
    }
}

func make<Made: UIView>(_ type: Made.Type) -> Made { Made(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }

struct Factory<Made: UIView> {
    let type: Made.Type
    func make() -> Made { type.init(frame: .zero) }
}

extension UIView {
    static func fresh() -> Self { self.init(frame: .zero) }
}

final class Outer {
    @objc(RenamedTile) final class Inner: UIView {}
}

@MainActor func checkThatClassesKnownAtRunTimeAreInitialized() {
    expect(make(Tile.self).tag2 == 7)
    expect(make(Tile.self).frame.width == 3)
    expect(Layout().made(at: IndexPath(item: 3, section: 0)).indexPath.item == 3)
    expect(Factory(type: Tile.self).make().tag2 == 7)
    expect(Tile.fresh().tag2 == 7)
    expect(NSClassFromString("RenamedTile") == Outer.Inner.self)
    guard let found = NSClassFromString("Cases.Tile") as? UIView.Type else { return expect(false) }
    expect(found.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) is Tile)
    expect([Tile.self, UIControl.self].map { each in found.init(frame: .zero).isKind(of: each) } == [true, false])
}

/// As tests that answer in the network's place have it.
private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "answers.example" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        client?.urlProtocol(self, didLoad: Data("yes".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

@MainActor func checkThatClassesWithoutAnEmptyInitializerAreSubclassed() {
    let request = URLRequest(url: URL(string: "https://answers.example/x")!)
    expect(Answers.canInit(with: request) && Answers(request: request, cachedResponse: nil, client: nil).request == request)
}

/// As apps write recognizers: at Apple `init(coder:)` is not required of them.
private final class Flick: UISwipeGestureRecognizer {
    let note: String
    override init(target: Any?, action: Selector?) {
        note = "made"
        super.init(target: target, action: action)
        direction = .left
    }
}

private final class Plain: UIPanGestureRecognizer {}

@MainActor func checkThatRecognizersNeedNoCoder() {
    let flick = Flick(target: nil, action: nil)
    expect(flick.note == "made" && flick.direction == .left)
    expect(Plain().state == .possible)
}
