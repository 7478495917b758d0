/// Who is told of changes for as long as they are there.
final class Followers {
    private struct Follower {
        weak var object: AnyObject?
        let tell: () -> Void
    }

    private var all: [Follower] = []

    /// Has an object told, in the place of what it was told by before.
    func add(_ object: AnyObject, _ tell: @escaping () -> Void) {
        remove(object)
        all.append(Follower(object: object, tell: tell))
    }

    /// Has an object told no more.
    func remove(_ object: AnyObject) { all.removeAll { $0.object == nil || $0.object === object } }

    func tell() { for follower in all where follower.object != nil { follower.tell() } }
}
