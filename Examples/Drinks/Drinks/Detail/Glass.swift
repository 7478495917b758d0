import SwiftUI

/// A glass that is as full as a drink is good.
struct Glass: View {
    let level: CGFloat

    var body: some View {
        ZStack {
            Contents(level: level)
                .fill(LinearGradient(colors: [.pink.opacity(0.5), .pink], startPoint: .top, endPoint: .bottom))
                .clipShape(Vessel())
            Vessel().stroke(Color(uiColor: Asset.header.color), lineWidth: 3)
        }
    }
}

/// The glass itself.
private struct Vessel: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX - rect.width / 6, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width / 6, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// What is in it, whose height moves.
private struct Contents: Shape {
    var level: CGFloat
    var animatableData: CGFloat {
        get { level }
        set { level = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.maxY - rect.height * level, width: rect.width, height: rect.height * level))
    }
}

#Preview(traits: .fixedLayout(width: 160, height: 200)) { Glass(level: 0.6).padding() }
