#pragma once
// What a world and its bodies are beside Box2D's own objects.

#include "CSpritePhysics.h"

#include <box2d/box2d.h>

#include <map>
#include <memory>
#include <utility>
#include <vector>

struct SpriteBody {
    SpriteWorld *world;
    uintptr_t id;
    b2Body *body;
    SpriteMasks masks = {0xFFFFFFFF, 0xFFFFFFFF, 0};
    float density = 1, friction = 0.2f, restitution = 0.2f;
    b2Joint *pin = nullptr;

    bool isDynamic() const { return body->GetType() == b2_dynamicBody; }
    /// Whether the other body is in this one's way.
    bool isStoppedBy(const SpriteBody &other) const { return isDynamic() && (masks.collision & other.masks.category) != 0; }
};

inline SpriteBody *owner(b2Body *body) { return reinterpret_cast<SpriteBody *>(body->GetUserData().pointer); }
inline b2Vec2 vector(SpriteVector v) { return b2Vec2(v.x, v.y); }
inline SpriteVector vector(const b2Vec2 &v) { return {v.x, v.y}; }
inline b2Joint *joint(SpriteJoint *j) { return reinterpret_cast<b2Joint *>(j); }
inline const b2Joint *joint(const SpriteJoint *j) { return reinterpret_cast<const b2Joint *>(j); }
inline SpriteJoint *joint(b2Joint *j) { return reinterpret_cast<SpriteJoint *>(j); }

struct SpriteWorld final : b2ContactFilter, b2ContactListener {
    using Pair = std::pair<SpriteBody *, SpriteBody *>;

    /// What a contact did to a body that the other one is not to move.
    struct Push {
        SpriteBody *body;
        b2Vec2 velocity;
        float spin;
    };

    b2World world{b2Vec2(0, 0)};
    b2Body *ground;
    std::vector<SpriteEvent> events;
    /// How many of their shapes touch, of bodies whose contacts are told of.
    std::map<Pair, int> touching;
    std::vector<Push> pushes;

    SpriteWorld();
    void step(float seconds);
    void forget(SpriteBody *body);

    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
    void BeginContact(b2Contact *contact) override;
    void EndContact(b2Contact *contact) override;
    void PreSolve(b2Contact *contact, const b2Manifold *old) override;
    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
};
